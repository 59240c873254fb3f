interface StyleRule {
  readonly oneOf?: readonly StyleRule[];
  readonly use?: readonly { readonly loader: string; readonly options?: { modules?: boolean | object } }[];
}

/** The part of Gatsby's webpack configuration that says how style sheets are read and bundled. */
export interface StyleConfig {
  readonly module: { readonly rules: readonly StyleRule[] };
  readonly optimization?: { readonly splitChunks?: { readonly cacheGroups?: Record<string, unknown> } };
}

/**
 * Gatsby names a class "header-module--lead--71451" and writes the styles of all pages into every page. Here it is "header-lead"
 * (no two style sheets in src share a name: page-styles.test.ts) and a page holds the styles of what it shows, which takes 4 to 5 KB
 * from 18 to 22 (brotli). The styles of other templates are prefetched with their scripts.
 * Gatsby has an option for neither: its own list of rules and chunks is changed in place.
 * @param config what Gatsby's `getConfig` gives; the stages that render pages and the browser's need the same names
 */
export function keepStylesSmall(config: StyleConfig): void {
  for (const rule of config.module.rules.flatMap(({ oneOf = [] }) => oneOf)) {
    for (const { loader, options } of rule.use ?? []) {
      if (!/[\\/]css-loader[\\/]/.test(loader) || typeof options?.modules !== "object") continue;
      options.modules = { ...options.modules, localIdentName: "[1]-[local]", localIdentRegExp: /([\w-]+)\.module\.css$/ };
    }
  }
  const { cacheGroups } = config.optimization?.splitChunks ?? {};
  if (cacheGroups?.styles) cacheGroups.styles = false;
}
