/** Joins the class names that apply, for `className`. A template string serves when all of them always do. */
export const classNames = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(" ");
