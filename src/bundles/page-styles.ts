/** A rule of Gatsby's webpack configuration, as far as it says how styles are read. */
interface StyleRule {
  readonly oneOf?: readonly StyleRule[];
  readonly use?: readonly { readonly loader: string; readonly options?: { modules?: boolean | object } }[];
}

/**
 * "header-lead": the style file's name and the class. A digest ("[hash:base64:6]") would let style files share a name, but costs every page
 * 0.22 to 0.37 KB (brotli): words compress, digests do not. page-styles.test.ts keeps the names apart.
 */
const CLASS_NAMES = { localIdentName: "[1]-[local]", localIdentRegExp: /([\w-]+)\.module\.css$/ };

/**
 * Gatsby names a class "header-module--lead--71451". Here it is "header-lead", for which Gatsby has no option: its own rules are changed
 * in place, in the stages that render pages and in the browser's.
 * @throws if what is changed is not where Gatsby 5.16 has it
 */
export function nameClassesShortly(rules: readonly StyleRule[]): void {
  const loaders = rules.flatMap(({ oneOf = [] }) => oneOf).flatMap(({ use }) => use ?? []);
  const modules = loaders.filter(({ loader, options }) => /[\\/]css-loader[\\/]/.test(loader) && typeof options?.modules === "object");
  if (modules.length === 0)
    throw new Error("Gatsby's webpack configuration no longer has a rule for CSS Modules: adapt src/bundles/page-styles.ts to it.");
  for (const { options } of modules) {
    if (typeof options?.modules === "object") options.modules = { ...options.modules, ...CLASS_NAMES };
  }
}
