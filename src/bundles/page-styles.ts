interface StyleRule {
  readonly oneOf?: readonly StyleRule[];
  readonly use?: readonly { readonly loader: string; readonly options?: { modules?: boolean | object } }[];
}

/**
 * "header-lead": the style file's name and the class. A digest ("[hash:base64:6]") would let style files share a name, but costs every page
 * 0.22 to 0.37 KB (brotli): words compress, digests do not. page-styles.test.ts keeps the names apart.
 */
const CLASS_NAMES = { localIdentName: "[1]-[local]", localIdentRegExp: /([\w-]+)\.module\.css$/ };

/** The part of Gatsby's webpack configuration that says how styles are read and bundled. */
export interface StyleConfig {
  readonly module: { readonly rules: readonly StyleRule[] };
  readonly optimization?: { readonly splitChunks?: { readonly cacheGroups?: Record<string, unknown> } };
}

/**
 * Gatsby names a class "header-module--lead--71451" and writes the styles of all pages into every page. Here it is "header-lead",
 * and a page holds the styles of what it shows, which takes 4 to 5 KB from 18 to 22 (brotli). The styles of other
 * templates are fetched ahead with their scripts. Gatsby has an option for neither: its own list of rules and chunks is changed in place.
 * @param config what Gatsby's `getConfig` gives; the stages that render pages and the browser's need the same names
 * @param splitsChunks whether this stage is the one that bundles for browsers
 * @throws if what is changed is not where Gatsby 5.16 has it
 */
export function keepStylesSmall(config: StyleConfig, splitsChunks: boolean): void {
  const loaders = config.module.rules.flatMap(({ oneOf = [] }) => oneOf).flatMap(({ use }) => use ?? []);
  const modules = loaders.filter(({ loader, options }) => /[\\/]css-loader[\\/]/.test(loader) && typeof options?.modules === "object");
  if (modules.length === 0) throw new Error(moved("a rule for CSS Modules"));
  for (const { options } of modules) {
    if (typeof options?.modules === "object") options.modules = { ...options.modules, ...CLASS_NAMES };
  }
  if (!splitsChunks) return;
  const { cacheGroups } = config.optimization?.splitChunks ?? {};
  if (!cacheGroups?.styles) throw new Error(moved("a chunk of all styles"));
  cacheGroups.styles = false;
}

const moved = (what: string) =>
  `Gatsby's webpack configuration no longer has ${what}: src/bundles/page-styles.ts has nothing to change. Adapt or delete it.`;
