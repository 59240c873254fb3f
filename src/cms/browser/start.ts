import CMS from "@sveltia/cms";
import { createKeptFormat, type KeptFiles } from "./keep-writing";

/** The formats that config.json names, one for each kind of file (kept-formats.ts); write-cms.ts puts them in. */
declare const KEPT_FORMATS: readonly (KeptFiles & { readonly name: string; readonly extension: string })[];

for (const { name, extension, isOneFile, isJson } of KEPT_FORMATS) {
  const { read, write } = createKeptFormat({ isOneFile, isJson });
  CMS.registerCustomFormat(name, extension, { fromFile: read, toFile: write });
}
CMS.init();
