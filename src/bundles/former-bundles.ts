import type { Compiler } from "webpack";

/** Scripts and styles are side by side in the root of public/; what else is there comes from Gatsby and its plugins. */
const BUNDLE = /^[^/\\]+\.(js|css|js\.LICENSE\.txt)$/;

/**
 * A webpack plugin: bundles that an earlier build left in public/ go when this one writes none of that name. Code is not all that names
 * them: when the last page of a template is deleted from data/, or its first one added, other bundles are written.
 * Gatsby ignores webpack's own option for it, `output.clean`.
 */
export function removeFormerBundles(compiler: Compiler): void {
  new compiler.webpack.CleanPlugin({ keep: (file) => !BUNDLE.test(file) }).apply(compiler);
}
