import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { buildEnvironment } from "../../hosting/settings/build-environment";
import { addLicences, packageFolders } from "../../src/licences/cms-licences";
import { LICENCE_LIST_FILE } from "../../src/licences/licence-list";
import type { DataFile } from "../site-data/checks/reading/data-files";
import { DATA_KINDS, isFolder, nameOfKind } from "../site-data/schema/data-kinds";
import { cmsConfig } from "./cms-config";
import { CMS_FOLDER, CMS_PARTS, cmsPage } from "./cms-page";
import { withOwnTypefaces } from "./own-typefaces";

const PACKAGE = path.resolve("node_modules/@sveltia/cms");
/** What a browser loads of the package. */
const PACKAGE_FOLDERS = ["npm", "locales"];
/** Source maps, and the decoder of HEIC pictures: the site takes none, and the decoder (libheif, libde265) is under the LGPL. */
const LEFT_OUT = /\.map$|[\\/]heic[-_][^\\/]*$/;

/** The formats of the CMS: each kind of file has its own, so that a writer never takes a file for one of another kind. */
export const KEPT_FORMATS = DATA_KINDS.map((kind) => ({
  name: nameOfKind(kind),
  extension: kind.files.replace(/.*\./, ""),
  isOneFile: !isFolder(kind),
}));

/** Removes references to source maps, which are not published, from a folder's scripts. */
function forgetSourceMaps(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((entry) => entry.endsWith(".js"))) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, "utf8").replace(/\/\/# sourceMappingURL=\S+\s*$/, ""));
  }
}

/** Writes the editors' pages into the published folder: /admin, the CMS from its package, its configuration, and the licences of it all. */
export async function writeCms(published: string, files: readonly DataFile[]): Promise<void> {
  const folder = path.join(published, CMS_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, "cms"), { recursive: true });
  for (const name of PACKAGE_FOLDERS) {
    const filter = (source: string) => !LEFT_OUT.test(source);
    cpSync(path.join(PACKAGE, name), path.join(folder, "cms", name), { recursive: true, filter });
  }
  forgetSourceMaps(path.join(folder, "cms/npm"));
  const script = path.join(folder, "cms/npm/index.js");
  const assets = readdirSync(path.join(folder, "cms/npm/assets"));
  writeFileSync(script, withOwnTypefaces(readFileSync(script, "utf8"), assets, `/${CMS_FOLDER}/cms/npm/assets`));
  copyFileSync(path.join(PACKAGE, "LICENSE.txt"), path.join(folder, "cms/LICENSE.txt"));

  const { metafile } = await build({
    absWorkingDir: PACKAGE,
    entryPoints: [
      { in: path.resolve("plugins/admin-page/browser/start.ts"), out: "start" },
      ...Object.entries(CMS_PARTS).map(([name, file]) => ({ in: name, out: file.replace(/\.js$/, "") })),
    ],
    external: ["@sveltia/cms"],
    define: { KEPT_FORMATS: JSON.stringify(KEPT_FORMATS) },
    outdir: folder,
    bundle: true,
    format: "esm",
    minify: true,
    target: "es2022",
    legalComments: "eof",
    logLevel: "warning",
    metafile: true,
  });

  writeFileSync(path.join(folder, "config.json"), JSON.stringify(cmsConfig(files, buildEnvironment())));
  writeFileSync(path.join(published, `${CMS_FOLDER}.html`), cmsPage());

  const bundled = Object.keys(metafile.inputs).map((file) => path.resolve(PACKAGE, file));
  addLicences(path.join(published, LICENCE_LIST_FILE), packageFolders([path.join(PACKAGE, "package.json"), ...bundled]));
}
