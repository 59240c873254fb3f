import * as z from "zod";
import type { ResolverContext } from "./graphql/source-file";

/** A GraphQL field that is computed from a file, not written in it. */
export interface ComputedField<Source = unknown> {
  /** Its type in GraphQL, such as "Int!". */
  readonly type: string;
  /** Its arguments in GraphQL, such as "ids: [String!]!". */
  readonly arguments?: string;
  resolve(source: Source, args: object, context: ResolverContext): unknown;
}

type ComputedFields<Source = unknown> = Readonly<Record<string, ComputedField<Source>>>;

/** Pages with fields in common: an interface in GraphQL. Other files refer to them by file name (`reference`). */
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
  readonly schema: z.ZodObject;
  /** The address of the page, if each file makes one. `*` stands for the slug, which is the file's name. */
  readonly page?: `/${string}`;
  /** The page's component among the templates, if there is a page for each file of a folder. */
  readonly template?: string;
  readonly groups: readonly PageGroup[];
  /** Anchors of the page that come from its component, not from an editor's fields. */
  readonly anchors: readonly string[];
  /** Whether the file may be absent. */
  readonly isOptional: boolean;
  /** The names of files in the folder that the site cannot do without. */
  readonly requiredFiles: readonly string[];
  readonly computed: ComputedFields;
}

interface SingleFile {
  /** The address of the page, if the file makes one. */
  readonly page?: `/${string}`;
  readonly isOptional?: boolean;
}

interface FolderOfPages {
  readonly page: `/${string}*`;
  readonly template: `${string}.tsx`;
  readonly requiredFiles?: readonly string[];
}

interface KindOptions<Files extends string, TypeName extends string, Shape extends z.ZodRawShape> {
  readonly files: Files;
  readonly typeName: TypeName;
  readonly groups?: readonly PageGroup[];
  readonly anchors?: readonly string[];
  /** In reading order. Messages and /admin list the fields in this order. */
  readonly schema: Shape;
  readonly computed?: ComputedFields<z.infer<z.ZodObject<Shape>>>;
}

/**
 * Declares a kind of data file. A folder (`files: "cakes/*.yaml"`) has a page and a template.
 * @throws if a field of a group is missing
 */
export function defineKind<Files extends string, TypeName extends string, Shape extends z.ZodRawShape>(
  options: KindOptions<Files, TypeName, Shape> & (Files extends `${string}*${string}` ? FolderOfPages : SingleFile),
) {
  const { typeName, schema, groups = [] } = options;
  for (const group of groups) requireFields(typeName, schema, group);
  const defaults: Pick<Kind, "anchors" | "isOptional" | "requiredFiles" | "computed"> = {
    anchors: [],
    isOptional: false,
    requiredFiles: [],
    computed: {},
  };
  return { ...defaults, ...options, groups, schema: z.strictObject(schema) };
}

/** @throws if a field of the group is missing */
export function requireFields(typeName: string, schema: z.ZodRawShape, group: PageGroup): void {
  const missing = Object.keys(group.schema).filter((key) => !(key in schema));
  if (missing.length > 0) throw new Error(`${typeName} is a ${group.typeName}, but its schema lacks ${missing.join(", ")}.`);
}

export const definePageGroup = <Group extends PageGroup>(group: Group) => group;
