/** CSS Modules give one named export a class. */
declare module "*.module.css" {
  const classNames: { readonly [className: string]: string };
  export = classNames;
}
declare module "*.css";
