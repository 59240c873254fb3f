import * as z from "zod";
import { isObject } from "./walk-fields";

/** Pages with fields in common: an interface in GraphQL. Other files name them by file name (`reference`). */
export interface PageGroup {
  /** The name of the interface. */
  readonly typeName: string;
  /** The fields that each of them has. */
  readonly schema: z.ZodRawShape;
}

/** A kind of data file: which files, their fields, and the page that each of them makes. */
export interface Kind {
  /** Below data/. `*` stands for any file name. */
  readonly files: string;
  /** The GraphQL type of its nodes. */
  readonly typeName: string;
  /** In reading order. Messages and /admin list the fields in this order. */
  readonly schema: z.ZodObject;
  /** The address of the page, if each file makes one. `*` stands for the slug, which is the file's name. */
  readonly page?: `/${string}`;
  /** The page's component in src/templates, if there is a page for each file of a folder. */
  readonly template?: `${string}.tsx`;
  readonly groups?: readonly PageGroup[];
  /** The field with the picture of shared links, such as `team.picture`. Without it, they show the home page's. */
  readonly sharePicture?: string;
  /** Anchors of the page that come from its component, not from an editor's fields. */
  readonly anchors?: readonly string[];
  /** Whether the file may be absent. */
  readonly isOptional?: boolean;
  /** In a folder: the names of files that the site cannot do without. */
  readonly required?: readonly string[];
}

interface FolderOfPages {
  readonly page: `/${string}*`;
  readonly template: `${string}.tsx`;
}

/** Declares a kind of data file. A folder (`files: "services/*.yaml"`) has a page and a template. */
export function defineKind<Files extends string, Shape extends z.ZodRawShape>(
  options: Omit<Kind, "schema"> & { readonly files: Files; readonly schema: Shape } & (Files extends `${string}*${string}`
      ? FolderOfPages
      : object),
) {
  return { ...options, schema: z.strictObject(options.schema) };
}

/** Whether a kind has a file for each page, in a folder of its own. */
export const isFolder = ({ files }: Pick<Kind, "files">): boolean => files.includes("*");

/** @returns "services" for services/*.yaml, "pages-home" for pages/home.yaml */
export const nameOfKind = ({ files }: Pick<Kind, "files">): string => files.replace(/(\/\*)?\.\w+$/, "").replaceAll("/", "-");

/** @param content of a file */
export const isDraft = (content: unknown): boolean => isObject(content) && content.draft === true;

export const withoutExtension = (name: string): string => name.replace(/\.[^./]*$/, "");

/** @returns "hvac-services" for "services/hvac-services.yaml" */
export const slugOf = (relativePath: string): string => withoutExtension(relativePath.replace(/^.*\//, ""));

/** @returns the address of a file's page; undefined if the kind makes none */
export const pageAddress = ({ page }: Pick<Kind, "page">, slug: string): string | undefined => page?.replace("*", slug);

/** @param relativePath below data/. @returns undefined if the file is of no kind */
export function kindOf(relativePath: string, kinds: readonly Kind[]): Kind | undefined {
  const anyName = relativePath.replace(/[^/]*(?=\.[^./]*$)/, "*");
  return kinds.find(({ files }) => files === relativePath || files === anyName);
}

/** @returns the kinds whose pages belong to a group */
export const kindsIn = (group: string, kinds: readonly Kind[]): Kind[] =>
  kinds.filter(({ groups = [] }) => groups.some(({ typeName }) => typeName === group));
