import { copyFileSync, cpSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CMS_CONFIG_ADDRESS, CMS_FOLDER, CMS_PAGE_FILE, cmsPage } from "./cms-page";

const PACKAGE = path.resolve("node_modules/@sveltia/cms");
/** Source maps, and the decoder of HEIC pictures: it is under the LGPL, and the site takes no such pictures. */
const LEFT_OUT = /\.map$|[\\/]heic[-_][^\\/]*$/;

/** Writes /admin into a folder that is served: the page, and the CMS from its package. */
export function writeCms(folder: string): void {
  const cms = path.join(folder, CMS_FOLDER);
  rmSync(cms, { recursive: true, force: true });
  for (const part of ["npm", "locales"]) {
    cpSync(path.join(PACKAGE, part), path.join(cms, part), { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
  }
  copyFileSync(path.join(PACKAGE, "LICENSE.txt"), path.join(cms, "LICENSE.txt"));
  writeFileSync(path.join(folder, CMS_PAGE_FILE), cmsPage());
}

/** Writes the CMS's configuration to where its page expects it. */
export function writeCmsConfig(folder: string, config: unknown): void {
  writeFileSync(path.join(folder, CMS_CONFIG_ADDRESS), JSON.stringify(config));
}
