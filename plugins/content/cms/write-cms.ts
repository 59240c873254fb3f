import { copyFileSync, cpSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { CMS_CHECK_ADDRESS, CMS_FOLDER, CMS_IMMUTABLE_ADDRESS, CMS_PAGE_FILE, cmsPage } from "./cms-page";

/** Relative to the project, because Gatsby compiles this file to another folder. */
const CHECK = path.resolve("plugins/content/cms/check-before-saving.ts");

const PACKAGE = path.resolve("node_modules/@sveltia/cms");
/** Source maps, and the HEIC decoder: it is under the LGPL, and the site accepts no HEIC pictures. */
const LEFT_OUT = /\.map$|[\\/]heic[-_][^\\/]*$/;

/** Writes the page /admin, the CMS and its check to a served folder. */
export async function writeCms(folder: string, options: Parameters<typeof cmsPage>[0]): Promise<void> {
  const cms = path.join(folder, CMS_FOLDER);
  rmSync(cms, { recursive: true, force: true });
  for (const folder of ["npm", "locales"]) {
    cpSync(path.join(PACKAGE, folder), path.join(cms, folder), { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
  }
  copyFileSync(path.join(PACKAGE, "LICENSE.txt"), path.join(cms, "LICENSE.txt"));
  writeFileSync(path.join(folder, CMS_PAGE_FILE), cmsPage(options));
  const shared = { bundle: true, format: "esm", minify: true, target: "es2022", logLevel: "error" } as const;
  const immutable = { contents: `export * from "immutable";`, resolveDir: PACKAGE };
  await build({ ...shared, stdin: immutable, outfile: path.join(folder, CMS_IMMUTABLE_ADDRESS) });
  await build({ ...shared, entryPoints: [CHECK], outfile: path.join(folder, CMS_CHECK_ADDRESS) });
}
