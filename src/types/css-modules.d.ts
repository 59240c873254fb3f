/** CSS Modules give one named export a class. */
declare module "*.module.css" {
  const classNames: { readonly [className: string]: string };
  export = classNames;
}
declare module "*.css";
declare module "*.woff2" {
  const address: string;
  export default address;
}
