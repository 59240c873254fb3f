import { checkFiles } from "../checks/checked-file";
import type { DataFile } from "../checks/reading/data-files";
import { DATA_KINDS, type DataKind, isFolder, isRegisterEntry, nameOfKind, slugOf } from "../schema/data-kinds";
import { cmsRepository, NO_REPOSITORY } from "../settings/cms-repository";
import { type CmsSurroundings, cmsFields, labelOf } from "./cms-fields";

const folderOf = ({ files }: DataKind) => files.slice(0, Math.max(files.lastIndexOf("/"), 0));

/** Services and solutions by the file names that lists of related pages use. */
function entryOptions(files: readonly DataFile[]): CmsSurroundings["entries"] {
  const named = checkFiles(files).filter(({ kind }) => isRegisterEntry(kind));
  return named.map(({ slug, fields }) => {
    const title = fields.find(({ path }) => path.join() === "menuTitle")?.value;
    return { value: slug, label: typeof title === "string" ? title : slug };
  });
}

/** A folder of files that each make a page. */
function entryCollection(kind: DataKind, surroundings: CmsSurroundings) {
  const folder = folderOf(kind);
  const { shape } = kind.schema;
  return {
    name: folder,
    label: labelOf(folder),
    folder: `data/${folder}`,
    extension: "yaml",
    format: nameOfKind(kind),
    slug: {
      template: "{{fields.title}}",
      editable: ["create"],
      hint: `The file's name and the end of the page's address: ${kind.path?.replace("*", "name")}`,
    },
    summary: "{{code}} {{title}}",
    sortable_fields: ["code", "title", ...("date" in shape ? ["date"] : [])],
    ...(kind.path && { preview_path: kind.path.replace("*", "{{slug}}") }),
    fields: cmsFields(kind.schema, surroundings),
  };
}

/** Kinds that are a single file each: the fixed pages, or what the whole site shows. */
function fileCollection(name: string, label: string, kinds: readonly DataKind[], surroundings: CmsSurroundings) {
  return {
    name,
    label,
    files: kinds.map((kind) => ({
      name: slugOf(kind.files),
      label: labelOf(slugOf(kind.files.slice(kind.files.lastIndexOf("/") + 1))),
      file: `data/${kind.files}`,
      format: nameOfKind(kind),
      ...(kind.path && { preview_path: kind.path }),
      fields: cmsFields(kind.schema, surroundings),
    })),
  };
}

/**
 * The configuration of the editors' pages, written from the schema: every file of data/, every field with its limits and its sentence.
 * @param files the data files, for the names of services and solutions
 * @param environment the variables of the build, which name the repository in which editors save
 */
export function cmsConfig(files: readonly DataFile[], environment: Parameters<typeof cmsRepository>[0]) {
  const entries = entryOptions(files);
  const inFolder: CmsSurroundings = { entries, picturesAsWritten: "../images" };
  const atRoot: CmsSurroundings = { entries, picturesAsWritten: "./images" };
  const single = DATA_KINDS.filter((kind) => !isFolder(kind));
  const pages = single.filter((kind) => folderOf(kind) === "pages");
  const ofTheSite = single.filter((kind) => folderOf(kind) === "");
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
      ...DATA_KINDS.filter(isFolder).map((kind) => entryCollection(kind, inFolder)),
      fileCollection("pages", "Fixed pages", pages, inFolder),
      fileCollection("site", "Whole site", ofTheSite, atRoot),
    ],
  };
}
