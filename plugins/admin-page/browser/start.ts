import CMS from "@sveltia/cms";
import type { KEPT_FORMATS as Formats } from "../write-cms";
import { createKeptFormat } from "./keep-writing";

/** The formats that config.json names; write-cms.ts puts them in. */
declare const KEPT_FORMATS: typeof Formats;

for (const { name, extension, isOneFile } of KEPT_FORMATS) {
  const { read, write } = createKeptFormat({ isOneFile, isJson: extension === "json" });
  CMS.registerCustomFormat(name, extension, { fromFile: read, toFile: write });
}
CMS.init();
