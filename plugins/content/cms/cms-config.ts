import type { CmsConfig, EntryCollection, FileCollection } from "@sveltia/cms";
import type { BuildArgs } from "gatsby";
import { BYTES_PER_MEGABYTE, MAX_PICTURE_MEGABYTES } from "../fields";
import { isFolder, type Kind, kindsIn, slugOf } from "../kind";
import { KINDS } from "../kinds";
import { metaOf } from "../walk-fields";
import { cmsFields, type PagesByFamily } from "./cms-fields";
import { labelOf } from "./labels";

/** @returns the extension of the files, which is also the CMS's name for the format */
const formatOf = ({ files }: Kind) => (files.endsWith(".json") ? "json" : "yaml");

const folderOf = ({ files }: Kind) => files.slice(0, Math.max(files.lastIndexOf("/"), 0));

/** Set in gatsby-config.ts. */
interface AdminOptions {
  /** The heading of /admin. */
  readonly title: string;
  /** The address of the logo beside it. */
  readonly logo: string;
  /** The GitHub repository to which editors save: "owner/name". */
  readonly repository: string;
  /** The access that editors grant the CMS. "repo" includes all of their private repositories. */
  readonly authScope: "repo" | "public_repo";
}

/** Fields that most editors do not change come after the content. */
const LAST_FIELDS = ["draft", "seo", "code", "colourTemperature"];
const placeOf = ({ name }: { readonly name: string }) => LAST_FIELDS.indexOf(name);

/** Options that folders and single files share. The preview is off, because it would only repeat the values. */
const commonOptions = (kind: Kind, name: string, pages: PagesByFamily) => ({
  name,
  label: labelOf(name),
  format: formatOf(kind),
  ...(kind.page && { preview_path: kind.page.replace("*", "{{slug}}") }),
  editor: { preview: false },
  fields: cmsFields(kind.schema, pages).sort((a, b) => placeOf(a) - placeOf(b)),
});

/** @returns the fields that a list of files shows, and by which it can be sorted */
const columnsOf = ({ schema }: Kind) => [
  ...["code", "title"].filter((key) => key in schema.shape),
  ...Object.entries(schema.shape).flatMap(([key, field]) => (metaOf(field).role === "date" ? [key] : [])),
];

/** A folder in which each file makes a page. */
const entryCollection = (kind: Kind, pages: PagesByFamily): EntryCollection => ({
  ...commonOptions(kind, folderOf(kind), pages),
  folder: `data/${folderOf(kind)}`,
  extension: formatOf(kind),
  // The CMS cannot keep single files of a folder.
  delete: !kind.required,
  slug: {
    template: "{{fields.title}}",
    editable: ["create"],
    hint: `The file's name and the end of the page's address: ${kind.page?.replace("*", "name")}`,
  },
  summary: columnsOf(kind)
    .map((key) => `{{${key}}}`)
    .join(" "),
  sortable_fields: columnsOf(kind),
});

/** A group of single files: the fixed pages, or the files of the whole site. */
const fileCollection = (name: string, label: string, kinds: readonly Kind[], pages: PagesByFamily): FileCollection => ({
  name,
  label,
  files: kinds.map((kind) => ({
    ...commonOptions(kind, slugOf(kind.files), pages),
    file: `data/${kind.files}`,
  })),
});

/**
 * The CMS converts photos to WebP, the only format that it writes, before it checks their size. This also removes the
 * location where they were taken. The size keeps an upright phone photo wide enough for a page.
 */
const SMALLER = { format: "webp", quality: 85, width: 2560, height: 2560 } as const;

/** Whether each save is a draft pull request, which is tested at once. Otherwise it is a commit to the published branch. */
const SAVES_ARE_PULL_REQUESTS = false;

/** Shown above every list of files. */
const NOT_READY =
  "Search engines are asked to leave the site out (noindex) until the blocking questions under Whole site, Launch are answered.";

/** @returns the pages that references can name, sorted by menu title */
export function pagesByFamily({ getNodesByType }: Pick<BuildArgs, "getNodesByType">, kinds: readonly Kind[] = KINDS): PagesByFamily {
  const pagesIn = (family: string) =>
    kindsIn(family, kinds)
      .flatMap(({ typeName }) => getNodesByType(typeName))
      .map(({ slug, menuTitle }) => ({ value: String(slug), label: String(menuTitle) }))
      .sort((a, b) => a.label.localeCompare(b.label));
  const families = new Set(kinds.flatMap(({ families = [] }) => families.map(({ typeName }) => typeName)));
  return new Map([...families].map((family) => [family, pagesIn(family)]));
}

interface CmsSite {
  readonly pages: PagesByFamily;
  readonly admin: AdminOptions;
  /** Whether search engines may index the site. */
  readonly isReadyForLaunch: boolean;
}

/** @returns the CMS configuration: all files of data/, with the fields, limits and descriptions of their schemas */
export function cmsConfig({ pages, admin, isReadyForLaunch }: CmsSite, kinds: readonly Kind[] = KINDS) {
  const singleFiles = kinds.filter((kind) => !isFolder(kind));
  return {
    backend: {
      name: "github",
      repo: admin.repository,
      branch: "main",
      // Without it, the CMS takes every check named "deploy", "preview" or "pages" for a deployment.
      preview_context: "netlify",
      auth_scope: admin.authScope,
      // Each publication costs credits at Netlify. So _Save_ marks its commit with "[skip ci]", and nothing is built until
      // _Save and Publish_. A marked pull request would be neither tested nor published.
      skip_ci: !SAVES_ARE_PULL_REQUESTS,
    },
    publish_mode: SAVES_ARE_PULL_REQUESTS ? "editorial_workflow" : "simple",
    app_title: admin.title,
    logo: { src: admin.logo },
    media_folder: "data/images",
    public_folder: "/images",
    media_libraries: {
      default: {
        config: {
          max_file_size: MAX_PICTURE_MEGABYTES * BYTES_PER_MEGABYTE,
          slugify_filename: true,
          transformations: { jpeg: SMALLER, webp: SMALLER },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true, json: { indent_size: 2 } },
    collections: [
      ...kinds.filter(isFolder).map((kind) => entryCollection(kind, pages)),
      fileCollection(
        "pages",
        "Fixed pages",
        singleFiles.filter(({ page }) => page),
        pages,
      ),
      fileCollection(
        "site",
        "Whole site",
        singleFiles.filter(({ page }) => !page),
        pages,
      ),
    ].map((collection) => (isReadyForLaunch ? collection : { ...collection, description: NOT_READY })),
  } satisfies CmsConfig;
}
