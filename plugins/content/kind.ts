import * as z from "zod";
import { isObject } from "./walk-fields";

/** Pages with common fields: an interface in GraphQL. Other files refer to them by file name (`reference`). */
export interface PageFamily {
  /** The name of the GraphQL interface. */
  readonly typeName: string;
  /** The fields that each page has. */
  readonly schema: z.ZodRawShape;
}

type Content = Readonly<Record<string, unknown>>;

/** A kind of data file: its files, their fields, and the pages made from them. */
export interface Kind {
  /** Below data/. `*` stands for any file name. */
  readonly files: string;
  /** The GraphQL type of its nodes. */
  readonly typeName: string;
  /** In reading order, which messages and /admin keep. */
  readonly schema: z.ZodObject;
  /** The page's address, if each file makes a page. `*` stands for the slug, which is the file's name. */
  readonly page?: `/${string}`;
  /** The page's component in src/templates, if each file of a folder makes a page. */
  readonly template?: `${string}.tsx`;
  readonly families?: readonly PageFamily[];
  /** The field with the picture for shared links, such as `header.picture`. Default: the home page's. */
  readonly sharePicture?: string;
  /** Anchors of the page that come from its component, not from an editor's fields. */
  readonly anchors?: readonly string[];
  /** Fills fields that follow from others (`derivedFrom`), unless an editor has written them. */
  readonly withDefaults?: (content: Content) => Content;
  /** Whether the file may be absent. */
  readonly isOptional?: boolean;
  /** The names of the files in a folder that the site cannot be built without. */
  readonly required?: readonly string[];
  /** Whether the site needs at least one published page of the folder. */
  readonly needsPage?: boolean;
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

/** Whether each file of a folder makes a page. */
export const isFolder = ({ files }: Pick<Kind, "files">): boolean => files.includes("*");

/** @returns "services" for services/*.yaml, "pages-home" for pages/home.yaml */
export const nameOfKind = ({ files }: Pick<Kind, "files">): string => files.replace(/(\/\*)?\.\w+$/, "").replaceAll("/", "-");

/** @returns a file's content with the fields that follow from others */
export const completeContent = ({ withDefaults }: Pick<Kind, "withDefaults">, content: unknown): unknown =>
  withDefaults && isObject(content) ? withDefaults(content) : content;

/** @param content a file's content */
export const isDraft = (content: unknown): boolean => isObject(content) && content.draft === true;

export const withoutExtension = (name: string): string => name.replace(/\.[^./]*$/, "");

/** @returns "hvac-services" for "services/hvac-services.yaml" */
export const slugOf = (relativePath: string): string => withoutExtension(relativePath.replace(/^.*\//, ""));

/** @returns the address of a file's page; undefined if the kind makes no pages */
export const pageAddress = ({ page }: Pick<Kind, "page">, slug: string): string | undefined => page?.replace("*", slug);

/** @param relativePath below data/. @returns undefined for files of no known kind */
export function kindOf(relativePath: string, kinds: readonly Kind[]): Kind | undefined {
  const anyName = relativePath.replace(/[^/]*(?=\.[^./]*$)/, "*");
  return kinds.find(({ files }) => files === relativePath || files === anyName);
}

/** @returns the kinds whose pages belong to a family */
export const kindsIn = (family: string, kinds: readonly Kind[]): Kind[] =>
  kinds.filter(({ families = [] }) => families.some(({ typeName }) => typeName === family));
