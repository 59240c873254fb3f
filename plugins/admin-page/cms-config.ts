import { checkFiles } from "../site-data/checks/checked-file";
import type { DataFile } from "../site-data/checks/reading/data-files";
import { DATA_KINDS, type DataKind, isFolder, isRegisterEntry, nameOfKind, slugOf } from "../site-data/schema/data-kinds";
import { type CmsSurroundings, cmsFields, labelOf } from "./cms-fields";
import { cmsRepository, NO_REPOSITORY } from "./cms-repository";

const folderOf = ({ files }: DataKind) => files.slice(0, Math.max(files.lastIndexOf("/"), 0));

/** Services and solutions by the file names that lists of related pages use. */
function entryOptions(files: readonly DataFile[]): CmsSurroundings["entries"] {
  const named = checkFiles(files).filter(({ kind }) => isRegisterEntry(kind));
  return named.map(({ slug, fields }) => {
    const title = fields.find(({ path }) => path.join() === "menuTitle")?.value;
    return { value: slug, label: typeof title === "string" ? title : slug };
  });
}

/** What the CMS needs to know of any kind of file, a folder or a single one. */
const described = (kind: DataKind, name: string, entries: CmsSurroundings["entries"]) => ({
  name,
  label: labelOf(name),
  format: nameOfKind(kind),
  ...(kind.path && { preview_path: kind.path.replace("*", "{{slug}}") }),
  fields: cmsFields(kind.schema, { entries, picturesAsWritten: folderOf(kind) ? "../images" : "./images" }),
});

/** A folder of files that each make a page. */
const entryCollection = (kind: DataKind, entries: CmsSurroundings["entries"]) => ({
  ...described(kind, folderOf(kind), entries),
  folder: `data/${folderOf(kind)}`,
  extension: "yaml",
  slug: {
    template: "{{fields.title}}",
    editable: ["create"],
    hint: `The file's name and the end of the page's address: ${kind.path?.replace("*", "name")}`,
  },
  summary: "{{code}} {{title}}",
  sortable_fields: ["code", "title", ...("date" in kind.schema.shape ? ["date"] : [])],
});

/** Kinds that are a single file each: the fixed pages, or what the whole site shows. */
const fileCollection = (name: string, label: string, folder: string, entries: CmsSurroundings["entries"]) => ({
  name,
  label,
  files: DATA_KINDS.filter((kind) => !isFolder(kind) && folderOf(kind) === folder).map((kind) => ({
    ...described(kind, slugOf(kind.files), entries),
    file: `data/${kind.files}`,
  })),
});

/**
 * The configuration of the editors' pages, written from the schema: every file of data/, every field with its limits and its sentence.
 * @param files the data files, for the names of services and solutions
 * @param environment the variables of the build, which name the repository in which editors save
 */
export function cmsConfig(files: readonly DataFile[], environment: Parameters<typeof cmsRepository>[0]) {
  const entries = entryOptions(files);
  return {
    backend: { name: "github", repo: cmsRepository(environment) ?? NO_REPOSITORY, branch: "main" },
    app_title: "Kelvin, texts and pictures",
    logo: { src: "/icons/icon-192x192.png" },
    media_folder: "data/images",
    public_folder: "/images",
    media_libraries: {
      default: { config: { max_file_size: 2 * 1024 * 1024, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true, json: { indent_size: 2 } },
    collections: [
      ...DATA_KINDS.filter(isFolder).map((kind) => entryCollection(kind, entries)),
      fileCollection("pages", "Fixed pages", "pages", entries),
      fileCollection("site", "Whole site", "", entries),
    ],
  };
}
