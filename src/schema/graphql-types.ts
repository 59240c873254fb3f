import { z } from "zod";
import { type DataKind, isOverviewPage, isRegisterEntry } from "./data-kinds";
import type { GraphqlRole } from "./fields";

/** The GraphQL type of a role, and the field extension (src/nodes/field-extensions.ts) that resolves it. */
const ROLES: Record<GraphqlRole, { type: string; directive: string }> = {
  markdown: { type: "String", directive: "@markdown" },
  image: { type: "File", directive: "@fileByRelativePath" },
  drawing: { type: "File", directive: "@fileByRelativePath" },
  date: { type: "Date", directive: "@dateformat" },
  entries: { type: "RegisterEntry", directive: "@registerEntries" },
};

/** What every page has; what services and solutions have in common; what their two overview pages have. */
const INTERFACES = `
  """A page with a sheet code: every file of data/ that makes a page."""
  interface Sheet implements Node {
    id: ID!
    code: String!
    menuTitle: String!
    seo: Seo!
    slug: String! @slug
    path: String! @pagePath
  }
  """A service or a solution: a row of the register."""
  interface RegisterEntry implements Node {
    id: ID!
    code: String!
    kelvin: Int!
    title: String!
    menuTitle: String!
    summary: String!
    picture: Picture!
    drawing: File! @fileByRelativePath
    slug: String! @slug
    path: String! @pagePath
  }
  """The page of all services, or that of all solutions."""
  interface OverviewPage implements Node {
    id: ID!
    seo: Seo!
    menuTitle: String!
    menuLead: String!
    menuAll: String!
    header: PageHeader!
    codes: CodeKey!
    notes: OverviewNotes!
    enquiry: EnquiryText!
    path: String! @pagePath
  }
`;

/** Fields that are computed, not written in the data. */
const COMPUTED_FIELDS: Record<string, string> = {
  Picture:
    "image(aspectRatio: Float, breakpoints: [Int!]!, sizes: String!): GatsbyImageData! @croppedImage\n  aspectRatio: Float! @wholeAspectRatio",
  BlogYaml: "readingMinutes: Int! @readingMinutes",
  BlogPageYaml: "articles(ids: [String!]!): [BlogYaml!]! @articlesById",
};

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A type's definition; its shape tells whether two of one name are the same. */
interface Definition {
  readonly shape: string;
  readonly text: string;
}

/** One walk over one schema; collects a type definition for every object it meets. */
function typeOfField(schema: z.core.$ZodType, ownName: string, definitions: Map<string, Definition>): { type: string; directive: string } {
  const role = z.globalRegistry.get(schema)?.graphqlRole;
  if (role) {
    const { type, directive } = ROLES[role];
    return { type: schema instanceof z.ZodArray ? `[${type}!]!` : `${type}!`, directive };
  }
  if (schema instanceof z.ZodOptional) {
    const inner = typeOfField(schema.unwrap(), ownName, definitions);
    return { type: inner.type.replace(/!$/, ""), directive: inner.directive };
  }
  if (schema instanceof z.ZodArray) {
    const inner = typeOfField(schema.element, ownName, definitions);
    return { type: `[${inner.type}]!`, directive: inner.directive };
  }
  if (schema instanceof z.ZodObject) {
    const name = z.globalRegistry.get(schema)?.graphqlType ?? ownName;
    defineObject(schema, name, "", definitions);
    return { type: `${name}!`, directive: "" };
  }
  if (schema instanceof z.ZodNumber) return { type: schema.isInt ? "Int!" : "Float!", directive: "" };
  if (schema instanceof z.ZodBoolean) return { type: "Boolean!", directive: "" };
  if (schema instanceof z.ZodEnum) {
    const name = z.globalRegistry.get(schema)?.graphqlType;
    if (!name) return { type: "String!", directive: "" };
    const values = schema.options.join(" ");
    define(name, { shape: values, text: `enum ${name} { ${values} }` }, definitions);
    return { type: `${name}!`, directive: "" };
  }
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return { type: "String!", directive: "" };
  throw new Error(`src/schema: the field ${ownName} is of a kind that has no GraphQL type (${schema._zod.def.type}).`);
}

function defineObject(
  schema: z.ZodObject,
  name: string,
  header: string,
  definitions: Map<string, Definition>,
  extraFields: string[] = [],
): void {
  const fields = Object.entries(schema.shape).map(([key, field]) => {
    const { type, directive } = typeOfField(field, `${name}${capitalised(key)}`, definitions);
    const description = z.globalRegistry.get(field)?.description;
    return { description: description ? `  ${JSON.stringify(description)}\n` : "", field: `  ${key}: ${type} ${directive}` };
  });
  const computed = COMPUTED_FIELDS[name];
  const added = [...(computed ? [`  ${computed}`] : []), ...extraFields];
  const definition: Definition = {
    shape: fields.map(({ field }) => field).join("\n"),
    text: `type ${name} ${header}@dontInfer {\n${[...fields.map(({ description, field }) => description + field), ...added].join("\n")}\n}`,
  };
  define(name, definition, definitions);
}

/** @throws if the name already means something else */
function define(name: string, definition: Definition, definitions: Map<string, Definition>): void {
  const known = definitions.get(name);
  if (known && known.shape !== definition.shape) {
    throw new Error(
      `src/schema: two different groups of fields are called ${name}. Give one another graphqlType.\n${known.shape}\n\n${definition.shape}`,
    );
  }
  definitions.set(name, known ?? definition);
}

/**
 * The GraphQL types of the data files, written from their schemas so that neither can drift.
 * @param kinds the kinds of data file (data-kinds.ts)
 * @returns type definitions for createSchemaCustomization
 * @throws if a schema uses something without a GraphQL counterpart, or if two different ones share a name
 */
export function graphqlTypes(kinds: readonly DataKind[]): string {
  const definitions = new Map<string, Definition>();
  for (const kind of kinds) {
    const { typeName, schema, path } = kind;
    const interfaces = [
      "Node",
      ...(path ? ["Sheet"] : []),
      ...(isRegisterEntry(kind) ? ["RegisterEntry"] : []),
      ...(isOverviewPage(kind) ? ["OverviewPage"] : []),
    ];
    const pageFields = path ? ["  slug: String! @slug", "  path: String! @pagePath"] : [];
    defineObject(schema, typeName, `implements ${interfaces.join(" & ")} `, definitions, pageFields);
  }
  return [INTERFACES, ...[...definitions.values()].map(({ text }) => text)].join("\n\n");
}
