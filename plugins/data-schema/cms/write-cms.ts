import { copyFileSync, cpSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CMS_CONFIG_ADDRESS, CMS_FOLDER, CMS_PAGE_FILE, cmsPage } from "./cms-page";

const PACKAGE = path.resolve("node_modules/@sveltia/cms");
/** Source maps, and the decoder of HEIC pictures. It is under the LGPL, and the site accepts no such pictures. */
const LEFT_OUT = /\.map$|[\\/]heic[-_][^\\/]*$/;

/** Writes the page /admin and the CMS into a folder that is served. */
export function writeCms(folder: string): void {
  const cms = path.join(folder, CMS_FOLDER);
  rmSync(cms, { recursive: true, force: true });
  for (const part of ["npm", "locales"]) {
    cpSync(path.join(PACKAGE, part), path.join(cms, part), { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
  }
  copyFileSync(path.join(PACKAGE, "LICENSE.txt"), path.join(cms, "LICENSE.txt"));
  writeFileSync(path.join(folder, CMS_PAGE_FILE), cmsPage());
}

export function writeCmsConfig(folder: string, config: unknown): void {
  writeFileSync(path.join(folder, CMS_CONFIG_ADDRESS), JSON.stringify(config));
}
