/** A CSS Module exports one name for each class. */
declare module "*.module.css" {
  const classNames: { readonly [className: string]: string };
  export = classNames;
}
declare module "*.css";
