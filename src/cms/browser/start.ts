import CMS from "@sveltia/cms";
import type { KEPT_FORMATS as Formats } from "../write-cms";
import { createKeptFormat } from "./keep-writing";

/** The formats that config.json names; write-cms.ts puts them in. */
declare const KEPT_FORMATS: typeof Formats;

for (const { name, isOneFile } of KEPT_FORMATS) {
  const { read, write } = createKeptFormat(isOneFile);
  CMS.registerCustomFormat(name, "yaml", { fromFile: read, toFile: write });
}
CMS.init();
