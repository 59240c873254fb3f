import { createHash } from "node:crypto";
import type { Compiler } from "webpack";

/**
 * A webpack plugin. Gatsby writes webpack's digest of the whole build into every page, and a browser that meets another one loads the
 * page afresh. webpack's own also depends on the project's folder and on what is kept from the last build; this one differs
 * when a bundle does: each is named by its content.
 */
export function nameBuildByItsBundles(compiler: Compiler): void {
  compiler.hooks.afterEmit.tap("nameBuildByItsBundles", (compilation) => {
    const bundles = compilation.getAssets().map(({ name }) => name);
    compilation.hash = createHash("sha256").update(bundles.sort().join("\n")).digest("hex").slice(0, compilation.hash?.length);
  });
}
