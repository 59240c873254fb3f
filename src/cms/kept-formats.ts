import { DATA_KINDS, type DataKind } from "../schema/data-kinds";

/** @returns "yaml" for services/*.yaml */
export const extensionOf = ({ files }: DataKind): string => files.slice(files.lastIndexOf(".") + 1);

/** @returns whether a kind is a folder of files, not one file */
export const isFolder = ({ files }: DataKind): boolean => files.includes("*");

/** @returns the name by which config.json asks for the format: "kept-services", "kept-pages-home" */
export const formatNameOf = ({ files }: DataKind): string => `kept-${files.replace(/(\/\*)?\.\w+$/, "").replaceAll("/", "-")}`;

/** The formats of the CMS: each kind of file has its own, so that a writer never takes a file for one of another kind. */
export const KEPT_FORMATS = DATA_KINDS.map((kind) => ({
  name: formatNameOf(kind),
  extension: extensionOf(kind),
  isOneFile: !isFolder(kind),
  isJson: extensionOf(kind) === "json",
}));
