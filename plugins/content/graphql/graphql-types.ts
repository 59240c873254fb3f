import * as z from "zod";
import { type Declarations, groupsOf } from "../declarations";
import { type GraphqlRole, LOGO_TYPE, PICTURE_TYPE } from "../fields";
import { type ComputedField, requireFields } from "../kind";
import { isWholeNumber } from "../walk-fields";
import { computedDefinition } from "./computed-fields";

interface FieldType {
  readonly type: string;
  readonly directive: string;
}

/** The GraphQL type of each role and the field extension that resolves it: Gatsby's, or one of field-extensions.ts. */
const ROLES: Record<GraphqlRole, FieldType> = {
  markdown: { type: "String", directive: "@markdown" },
  image: { type: "File", directive: "@fileByRelativePath" },
  drawing: { type: "File", directive: "@fileByRelativePath" },
  logo: { type: "File", directive: "@fileByRelativePath" },
  date: { type: "Date", directive: '@dateformat(formatString: "YYYY-MM-DD")' },
};

/** Computed fields of every page, and of every picture and logo (picture-fields.ts). */
const PAGE_FIELDS = ["  path: String! @pageAddress", "  lastChanged: Date @lastChanged"];
const ASPECT_RATIO = "  aspectRatio: Float! @wholeAspectRatio";
const PICTURE_FIELDS = [
  "  image(aspectRatio: Float, breakpoints: [Int!]!, sizes: String!, formats: [GatsbyImageFormat!]): GatsbyImageData! @croppedImage",
  ASPECT_RATIO,
];

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Type definitions by name. */
type Definitions = Map<string, string>;

/**
 * Adds a definition for each object and enum in a schema.
 * @param ownName the name of an object without a graphqlType
 */
function typeOfField(schema: z.core.$ZodType, ownName: string, definitions: Definitions): FieldType {
  const { graphqlRole, graphqlType, reference } = z.globalRegistry.get(schema) ?? {};
  if (reference) return { type: `${reference.group}!`, directive: `@reference(to: "${reference.group}")` };
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
    define(name, withFields(`type ${name} @dontInfer`, fieldsOf(schema.shape, name, definitions)), definitions);
    return { type: `${name}!`, directive: "" };
  }
  if (schema instanceof z.ZodNumber) return { type: isWholeNumber(schema) ? "Int!" : "Float!", directive: "" };
  if (schema instanceof z.ZodBoolean) return { type: "Boolean!", directive: "" };
  if (schema instanceof z.ZodEnum && graphqlType) {
    define(graphqlType, `enum ${graphqlType} { ${schema.options.join(" ")} }`, definitions);
    return { type: `${graphqlType}!`, directive: "" };
  }
  const isText = schema instanceof z.ZodString || schema instanceof z.ZodStringFormat || schema instanceof z.ZodEnum;
  if (isText) return { type: "String!", directive: "" };
  throw new Error(`The field ${ownName} has no GraphQL type (${schema._zod.def.type}).`);
}

function fieldsOf(shape: z.ZodRawShape, name: string, definitions: Definitions): string[] {
  const written = Object.entries(shape).map(([key, field]) => {
    const { type, directive } = typeOfField(field, `${name}${capitalised(key)}`, definitions);
    const description = z.globalRegistry.get(field)?.description;
    return `${description ? `  ${JSON.stringify(description)}\n` : ""}  ${key}: ${type} ${directive}`;
  });
  if (name === LOGO_TYPE) return [...written, ASPECT_RATIO];
  return name === PICTURE_TYPE ? [...written, ...PICTURE_FIELDS] : written;
}

const computedLines = (typeName: string, computed: Readonly<Record<string, ComputedField>>) =>
  Object.entries(computed).map(([key, field]) => `  ${computedDefinition(typeName, key, field)}`);

const withFields = (head: string, fields: readonly string[]) => `${head} {\n${fields.join("\n")}\n}`;

/** Groups with the same name may have different descriptions. */
const withoutDescriptions = (definition: string) => definition.replace(/^ *".*"\n/gm, "");

/** @throws if the name already has another definition */
function define(name: string, definition: string, definitions: Definitions): void {
  const known = definitions.get(name) ?? definition;
  if (withoutDescriptions(known) !== withoutDescriptions(definition)) {
    throw new Error(`Two different groups of fields are called ${name}. Give one another graphqlType.\n${known}\n\n${definition}`);
  }
  definitions.set(name, known);
}

/**
 * @returns the GraphQL types of all kinds, generated from their schemas
 * @throws if a field has no GraphQL type, if two different groups of fields share a name, or if a page lacks a field of all
 */
export function graphqlTypes({ kinds, everyPage }: Declarations): string {
  const definitions: Definitions = new Map();
  const pageFields = [...PAGE_FIELDS, ...computedLines(everyPage.typeName, everyPage.computed)];
  for (const { typeName, schema } of [everyPage, ...groupsOf(kinds)]) {
    const fields = ["  id: ID!", ...fieldsOf(schema, typeName, definitions), ...pageFields];
    define(typeName, withFields(`interface ${typeName} implements Node`, fields), definitions);
  }
  for (const { typeName, schema, page, groups, computed } of kinds) {
    if (page) requireFields(typeName, schema.shape, everyPage);
    const interfaces = ["Node", ...[...(page ? [everyPage] : []), ...groups].map((group) => group.typeName)];
    const fields = [...fieldsOf(schema.shape, typeName, definitions), ...computedLines(typeName, computed), ...(page ? pageFields : [])];
    define(typeName, withFields(`type ${typeName} implements ${interfaces.join(" & ")} @dontInfer`, fields), definitions);
  }
  return [...definitions.values()].join("\n\n");
}
