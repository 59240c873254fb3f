import { copyFileSync, cpSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import {
  CMS_CHECK_ADDRESS,
  CMS_CONFIG_ADDRESS,
  CMS_FOLDER,
  CMS_IMMUTABLE_ADDRESS,
  CMS_PAGE_FILE,
  CMS_SNAPSHOT_ADDRESS,
  cmsPage,
} from "./cms-page";
import type { Snapshot } from "./snapshot";

/** Gatsby compiles this file to another folder, so it cannot find its neighbours by itself. */
const THIS_FOLDER = path.resolve("plugins/content/cms");

const PACKAGE = path.resolve("node_modules/@sveltia/cms");
/** Source maps, and the decoder of HEIC pictures. It is under the LGPL, and the site accepts no such pictures. */
const LEFT_OUT = /\.map$|[\\/]heic[-_][^\\/]*$/;

/**
 * Writes the page /admin, the CMS and its check into a folder that is served.
 * @param declarationsFile the module that exports the site's DECLARATIONS. The check in the browser contains them
 */
export async function writeCms(folder: string, declarationsFile: string): Promise<void> {
  const cms = path.join(folder, CMS_FOLDER);
  rmSync(cms, { recursive: true, force: true });
  for (const part of ["npm", "locales"]) {
    cpSync(path.join(PACKAGE, part), path.join(cms, part), { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
  }
  copyFileSync(path.join(PACKAGE, "LICENSE.txt"), path.join(cms, "LICENSE.txt"));
  writeFileSync(path.join(folder, CMS_PAGE_FILE), cmsPage());
  await bundle(`export * from "immutable";`, PACKAGE, path.join(folder, CMS_IMMUTABLE_ADDRESS));
  await bundle(checkModule(declarationsFile), THIS_FOLDER, path.join(folder, CMS_CHECK_ADDRESS));
}

/** @param resolveDir the folder from which the module imports */
const bundle = (contents: string, resolveDir: string, outfile: string) =>
  build({
    stdin: { contents, resolveDir, loader: "ts" },
    outfile,
    bundle: true,
    format: "esm",
    minify: true,
    target: "es2022",
    logLevel: "error",
  });

const checkModule = (declarationsFile: string) => `
import { checkBeforeSaving as check } from "./check-before-saving";
import { DECLARATIONS } from ${JSON.stringify(declarationsFile)};
export const checkBeforeSaving = (cms) => check(cms, DECLARATIONS, ${JSON.stringify(CMS_SNAPSHOT_ADDRESS)});
`;

/** Writes what /admin knows of the site's content. */
export function writeCmsContent(folder: string, config: unknown, snapshot: Snapshot): void {
  writeFileSync(path.join(folder, CMS_CONFIG_ADDRESS), JSON.stringify(config));
  writeFileSync(path.join(folder, CMS_SNAPSHOT_ADDRESS), JSON.stringify(snapshot));
}
