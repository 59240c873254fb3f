import { DATA_KINDS, isFolder, nameOfKind } from "../schema/data-kinds";

/** The formats of the CMS: each kind of file has its own, so that a writer never takes a file for one of another kind. */
export const KEPT_FORMATS = DATA_KINDS.map((kind) => ({ name: nameOfKind(kind), isOneFile: !isFolder(kind) }));
