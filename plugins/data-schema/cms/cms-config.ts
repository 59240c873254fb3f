import type { CmsConfig, EntryCollection, FileCollection } from "@sveltia/cms";
import type { Environment } from "../../../hosting/settings/build-environment";
import { cmsRepository, NO_REPOSITORY } from "../../../hosting/settings/cms-repository";
import { DATA_KINDS, type DataKind, isFolder, slugOf } from "../../site-data/kinds";
import { type CmsContext, cmsFields, labelOf } from "./cms-fields";

/** The extension of the files, which is also the CMS's name of the format. */
const formatOf = ({ files }: DataKind) => (files.endsWith(".json") ? "json" : "yaml");

const folderOf = ({ files }: DataKind) => files.slice(0, Math.max(files.lastIndexOf("/"), 0));

/** Options that folders and single files share. */
const commonOptions = (kind: DataKind, name: string, entries: CmsContext["entries"]) => ({
  name,
  label: labelOf(name),
  format: formatOf(kind),
  ...(kind.path && { preview_path: kind.path.replace("*", "{{slug}}") }),
  fields: cmsFields(kind.schema, { entries, picturesPath: folderOf(kind) ? "../images" : "./images" }),
});

/** A folder in which each file makes a page. */
const entryCollection = (kind: DataKind, entries: CmsContext["entries"]): EntryCollection => ({
  ...commonOptions(kind, folderOf(kind), entries),
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

/** Single files: those of fixed pages, or those of the whole site. */
const fileCollection = (name: string, label: string, folder: string, entries: CmsContext["entries"]): FileCollection => ({
  name,
  label,
  files: DATA_KINDS.filter((kind) => !isFolder(kind) && folderOf(kind) === folder).map((kind) => ({
    ...commonOptions(kind, slugOf(kind.files), entries),
    file: `data/${kind.files}`,
  })),
});

/** Shown above every list of files. */
const NOT_READY = "Search engines are asked to leave the site out (noindex) until the blocking items of Whole site, Launch are done.";

interface CmsSite {
  /** Services and solutions by the file names that lists of related pages use. */
  readonly entries: CmsContext["entries"];
  readonly companyName: string;
  /** Whether search engines may index the site. */
  readonly isReadyForLaunch: boolean;
  /** The build's variables. They name the repository in which editors save. */
  readonly environment: Environment;
}

/** @returns the CMS's configuration: every file of data/ with the fields, limits and descriptions of its schema */
export function cmsConfig({ entries, companyName, isReadyForLaunch, environment }: CmsSite) {
  return {
    backend: {
      name: "github",
      repo: cmsRepository(environment) ?? NO_REPOSITORY,
      branch: "main",
      // Without it, every check called "deploy", "preview" or "pages" counts as a deployment.
      preview_context: "netlify",
      // The default scope, "repo", includes all of an editor's private repositories.
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
