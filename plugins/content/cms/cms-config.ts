import type { CmsConfig, EntryCollection, FileCollection } from "@sveltia/cms";
import type { Kind } from "../kind";
import { isFolder, slugOf } from "../kind-of-file";
import type { AdminOptions } from "./admin-options";
import { cmsFields, type PagesByGroup } from "./cms-fields";
import { labelOf } from "./labels";
import type { NextValues } from "./next-values";

/** The extension of the files, which is also the CMS's name of the format. */
const formatOf = ({ files }: Kind) => (files.endsWith(".json") ? "json" : "yaml");

const folderOf = ({ files }: Kind) => files.slice(0, Math.max(files.lastIndexOf("/"), 0));

interface Context {
  readonly pages: PagesByGroup;
  readonly next: NextValues;
}

/** Options that folders and single files share. */
const commonOptions = (kind: Kind, name: string, { pages, next }: Context) => ({
  name,
  label: labelOf(name),
  format: formatOf(kind),
  ...(kind.page && { preview_path: kind.page.replace("*", "{{slug}}") }),
  fields: cmsFields(kind.schema, {
    pages,
    next: (isFolder(kind) && next.get(kind.typeName)) || new Map(),
    picturesPath: folderOf(kind) ? "../images" : "./images",
  }),
});

/** The fields that a list of files shows. */
const columnsOf = ({ schema }: Kind) => ["code", "title"].filter((key) => key in schema.shape);

/** A folder in which each file makes a page. */
const entryCollection = (kind: Kind, context: Context): EntryCollection => ({
  ...commonOptions(kind, folderOf(kind), context),
  folder: `data/${folderOf(kind)}`,
  extension: formatOf(kind),
  slug: {
    template: "{{fields.title}}",
    editable: ["create"],
    hint: `The file's name and the end of the page's address: ${kind.page?.replace("*", "name")}`,
  },
  summary: columnsOf(kind)
    .map((key) => `{{${key}}}`)
    .join(" "),
  sortable_fields: [...columnsOf(kind), ...("date" in kind.schema.shape ? ["date"] : [])],
});

/** Single files: those of fixed pages, or those of the whole site. */
const fileCollection = (name: string, label: string, kinds: readonly Kind[], context: Context): FileCollection => ({
  name,
  label,
  files: kinds.map((kind) => ({
    ...commonOptions(kind, slugOf(kind.files), context),
    file: `data/${kind.files}`,
  })),
});

const MAX_UPLOAD_BYTES = 2 * 1024 * 1024;
/**
 * Photos become WebP files, the only format that the CMS writes, before their size is checked. This drops the place
 * where they were taken. An upright phone photo stays wide enough for a page.
 */
const SMALLER = { format: "webp", quality: 85, width: 2560, height: 2560 } as const;

/** Shown above every list of files. */
const NOT_READY = "Search engines are asked to leave the site out (noindex) until the blocking items of Whole site, Launch are done.";

interface CmsSite extends Context {
  readonly kinds: readonly Kind[];
  readonly admin: AdminOptions;
  /** Whether search engines may index the site. */
  readonly isReadyForLaunch: boolean;
}

/** @returns the CMS's configuration: every file of data/ with the fields, limits and descriptions of its schema */
export function cmsConfig({ kinds, admin, isReadyForLaunch, ...context }: CmsSite) {
  const singleFiles = kinds.filter((kind) => !isFolder(kind));
  return {
    backend: {
      name: "github",
      repo: admin.repository,
      branch: "main",
      // Without it, every check called "deploy", "preview" or "pages" counts as a deployment.
      preview_context: "netlify",
      auth_scope: admin.authScope,
    },
    app_title: admin.title,
    logo: { src: admin.logo },
    media_folder: "data/images",
    public_folder: "/images",
    media_libraries: {
      default: { config: { max_file_size: MAX_UPLOAD_BYTES, slugify_filename: true, transformations: { jpeg: SMALLER, webp: SMALLER } } },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true },
    // check-before-saving.ts leaves out empty optional fields. The CMS would leave out empty lists, too.
    output: { omit_empty_optional_fields: false, json: { indent_size: 2 } },
    collections: [
      ...kinds.filter(isFolder).map((kind) => entryCollection(kind, context)),
      fileCollection(
        "pages",
        "Fixed pages",
        singleFiles.filter(({ page }) => page),
        context,
      ),
      fileCollection(
        "site",
        "Whole site",
        singleFiles.filter(({ page }) => !page),
        context,
      ),
    ].map((collection) => (isReadyForLaunch ? collection : { ...collection, description: NOT_READY })),
  } satisfies CmsConfig;
}
