declare module "*.module.css" {
  const classNames: { readonly [className: string]: string };
  export = classNames;
}
declare module "*.css";
