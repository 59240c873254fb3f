import type { CmsConfig, EntryCollection, FileCollection } from "@sveltia/cms";
import type { Environment } from "../../hosting/settings/build-environment";
import { DATA_KINDS, type DataKind, isFolder, slugOf } from "../site-data/schema/data-kinds";
import { type CmsSurroundings, cmsFields, labelOf } from "./cms-fields";
import { cmsRepository, NO_REPOSITORY } from "./cms-repository";

/** The files' ending, which is the CMS's name for the format, too. */
const formatOf = ({ files }: DataKind) => (files.endsWith(".json") ? "json" : "yaml");

const folderOf = ({ files }: DataKind) => files.slice(0, Math.max(files.lastIndexOf("/"), 0));

/** What the CMS needs to know of any kind of file, a folder or a single one. */
const described = (kind: DataKind, name: string, entries: CmsSurroundings["entries"]) => ({
  name,
  label: labelOf(name),
  format: formatOf(kind),
  ...(kind.path && { preview_path: kind.path.replace("*", "{{slug}}") }),
  fields: cmsFields(kind.schema, { entries, picturesAsWritten: folderOf(kind) ? "../images" : "./images" }),
});

/** A folder of files that each make a page. */
const entryCollection = (kind: DataKind, entries: CmsSurroundings["entries"]): EntryCollection => ({
  ...described(kind, folderOf(kind), entries),
  folder: `data/${folderOf(kind)}`,
  extension: formatOf(kind),
  slug: {
    template: "{{fields.title}}",
    editable: ["create"],
    hint: `The file's name and the end of the page's address: ${kind.path?.replace("*", "name")}`,
  },
  summary: "{{code}} {{title}}",
  sortable_fields: ["code", "title", ...("date" in kind.schema.shape ? ["date"] : [])],
});

/** Kinds that are a single file each: the fixed pages, or what the whole site shows. */
const fileCollection = (name: string, label: string, folder: string, entries: CmsSurroundings["entries"]): FileCollection => ({
  name,
  label,
  files: DATA_KINDS.filter((kind) => !isFolder(kind) && folderOf(kind) === folder).map((kind) => ({
    ...described(kind, slugOf(kind.files), entries),
    file: `data/${kind.files}`,
  })),
});

/** Stands above every list of files. */
const NOT_READY = "Search engines are told to leave the site out (noindex) until the blocking items of Whole site, Launch are done.";

interface CmsSite {
  /** Services and solutions by the file names that lists of related pages use. */
  readonly entries: CmsSurroundings["entries"];
  readonly companyName: string;
  /** False while search engines must not see the site. */
  readonly isReadyForLaunch: boolean;
  /** The variables of the build, which name the repository in which editors save. */
  readonly environment: Environment;
}

/** @returns the configuration of the CMS: every file of data/, every field with its limits and its sentence from the schema */
export function cmsConfig({ entries, companyName, isReadyForLaunch, environment }: CmsSite) {
  return {
    backend: {
      name: "github",
      repo: cmsRepository(environment) ?? NO_REPOSITORY,
      branch: "main",
      // GitHub's usual scope for sign-in reaches all of an editor's private repositories
      auth_scope: environment.CMS_AUTH_SCOPE === "public_repo" ? "public_repo" : "repo",
    },
    app_title: `${companyName}, texts and pictures`,
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
    ].map((collection) => (isReadyForLaunch ? collection : { ...collection, description: NOT_READY })),
  } satisfies CmsConfig;
}
