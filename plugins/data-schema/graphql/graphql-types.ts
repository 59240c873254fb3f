import { z } from "zod";
import { type DataKind, isOverviewPage, isRegisterEntry } from "../../site-data/kinds";
import { overviewPageSchema } from "../../site-data/kinds/pages/overview";
import { anyPage, type GraphqlRole, registerEntry } from "../declare/fields";

/** The GraphQL type of each role and the field extension that resolves it: Gatsby's, or one of field-extensions.ts. */
const ROLES: Record<GraphqlRole, { type: string; directive: string }> = {
  markdown: { type: "String", directive: "@markdown" },
  image: { type: "File", directive: "@fileByRelativePath" },
  drawing: { type: "File", directive: "@fileByRelativePath" },
  date: { type: "Date", directive: '@dateformat(formatString: "YYYY-MM-DD")' },
  entry: { type: "RegisterEntry", directive: "@registerEntries" },
};

/** Interfaces for queries that span several kinds of page. Each has the fields that the kinds share. */
const INTERFACES: readonly { name: string; schema: z.ZodObject; includes: (kind: DataKind) => boolean }[] = [
  { name: "Sheet", schema: z.object(anyPage), includes: ({ path }) => path !== undefined },
  { name: "RegisterEntry", schema: z.object(registerEntry), includes: isRegisterEntry },
  { name: "OverviewPage", schema: overviewPageSchema, includes: isOverviewPage },
];
/** Computed fields of every page. */
const PAGE_FIELDS = ["  path: String! @pagePath", "  lastChanged: Date @lastChanged", "  sharePicture: Picture! @sharePicture"];

/** Computed fields of single types. */
const COMPUTED_FIELDS: Record<string, readonly string[]> = {
  Picture: [
    "image(aspectRatio: Float, breakpoints: [Int!]!, sizes: String!, formats: [GatsbyImageFormat!]): GatsbyImageData! @croppedImage",
    "aspectRatio: Float! @wholeAspectRatio",
  ],
  BlogYaml: ["readingMinutes: Int! @readingMinutes"],
  BlogPageYaml: ["articles(ids: [String!]!): [BlogYaml!]! @articlesById"],
};

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Type definitions by name. */
type Definitions = Map<string, string>;

/**
 * Adds a definition for each object and enum in a schema.
 * @param ownName the name of an object without a graphqlType
 */
function typeOfField(schema: z.core.$ZodType, ownName: string, definitions: Definitions): { type: string; directive: string } {
  const { graphqlRole, graphqlType } = z.globalRegistry.get(schema) ?? {};
  if (graphqlRole) return { ...ROLES[graphqlRole], type: `${ROLES[graphqlRole].type}!` };
  if (schema instanceof z.ZodOptional) {
    const inner = typeOfField(schema.unwrap(), ownName, definitions);
    return { type: inner.type.replace(/!$/, ""), directive: inner.directive };
  }
  if (schema instanceof z.ZodArray) {
    const inner = typeOfField(schema.element, ownName, definitions);
    return { type: `[${inner.type}]!`, directive: inner.directive };
  }
  if (schema instanceof z.ZodObject) {
    const name = graphqlType ?? ownName;
    define(name, withFields(`type ${name} @dontInfer`, fieldsOf(schema, name, definitions)), definitions);
    return { type: `${name}!`, directive: "" };
  }
  if (schema instanceof z.ZodNumber) return { type: schema.isInt ? "Int!" : "Float!", directive: "" };
  if (schema instanceof z.ZodBoolean) return { type: "Boolean!", directive: "" };
  if (schema instanceof z.ZodEnum && graphqlType) {
    define(graphqlType, `enum ${graphqlType} { ${schema.options.join(" ")} }`, definitions);
    return { type: `${graphqlType}!`, directive: "" };
  }
  const isText = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum;
  if (isText) return { type: "String!", directive: "" };
  throw new Error(`plugins/site-data/kinds: the field ${ownName} has no GraphQL type (${schema._zod.def.type}).`);
}

function fieldsOf(schema: z.ZodObject, name: string, definitions: Definitions): string[] {
  const written = Object.entries(schema.shape).map(([key, field]) => {
    const { type, directive } = typeOfField(field, `${name}${capitalised(key)}`, definitions);
    const description = z.globalRegistry.get(field)?.description;
    return `${description ? `  ${JSON.stringify(description)}\n` : ""}  ${key}: ${type} ${directive}`;
  });
  return [...written, ...(COMPUTED_FIELDS[name] ?? []).map((field) => `  ${field}`)];
}

const withFields = (head: string, fields: readonly string[]) => `${head} {\n${fields.join("\n")}\n}`;

/** Groups with the same name may have different descriptions. */
const withoutDescriptions = (definition: string) => definition.replace(/^ *".*"\n/gm, "");

/** @throws if the name already has another definition */
function define(name: string, definition: string, definitions: Definitions): void {
  const known = definitions.get(name) ?? definition;
  if (withoutDescriptions(known) !== withoutDescriptions(definition)) {
    throw new Error(
      `plugins/site-data/kinds: two different groups of fields are called ${name}. Give one another graphqlType.\n${known}\n\n${definition}`,
    );
  }
  definitions.set(name, known);
}

/**
 * @returns the GraphQL types of kinds of data file, generated from their schemas
 * @throws if a field has no GraphQL type, or if two different groups share a name
 */
export function graphqlTypes(kinds: readonly DataKind[]): string {
  const definitions: Definitions = new Map();
  for (const { name, schema } of INTERFACES) {
    const fields = ["  id: ID!", ...fieldsOf(schema, name, definitions), ...PAGE_FIELDS];
    define(name, withFields(`interface ${name} implements Node`, fields), definitions);
  }
  for (const kind of kinds) {
    const { typeName, schema, path } = kind;
    const interfaces = ["Node", ...INTERFACES.filter(({ includes }) => includes(kind)).map(({ name }) => name)];
    const fields = [...fieldsOf(schema, typeName, definitions), ...(path ? PAGE_FIELDS : [])];
    define(typeName, withFields(`type ${typeName} implements ${interfaces.join(" & ")} @dontInfer`, fields), definitions);
  }
  return [...definitions.values()].join("\n\n");
}
