import * as z from "zod";
import { anyPages } from "../families";
import { PICTURE_TYPE, type Role } from "../fields";
import type { Kind } from "../kind";
import { KINDS } from "../kinds";
import { innerSchema, isWholeNumber, metaOf, schemaAt } from "../walk-fields";

interface FieldType {
  readonly type: string;
  readonly directive: string;
}

const FILE: FieldType = { type: "File", directive: "@fileByAddress" };

/** The GraphQL type of each role, and the field extension that resolves it: Gatsby's own, or from field-extensions.ts. */
const ROLES: Record<Role, FieldType> = {
  markdown: { type: "String", directive: "@markdown" },
  image: FILE,
  drawing: FILE,
  logo: FILE,
  date: { type: "Date", directive: '@dateformat(formatString: "YYYY-MM-DD")' },
};

/** The fields of every page that nodes.ts adds. */
const PAGE_FIELDS = [
  "  slug: String!",
  "  path: String!",
  '  ancestors: [AnyPage!]! @link(by: "path")',
  `  sharePicture: ${PICTURE_TYPE}`,
  "  mentions: [String!]!",
  "  codeNumber: Int!",
];

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Type definitions by name. */
type Definitions = Map<string, string>;

/**
 * Returns the type of a field. Adds a definition for each object and enum in its schema.
 * @param ownName the name for an object without a graphqlType
 */
function typeOfField(schema: z.core.$ZodType, ownName: string, definitions: Definitions): FieldType {
  const { role, graphqlType, reference } = metaOf(schema);
  const inner = innerSchema(schema);
  if (schema instanceof z.ZodOptional) {
    const { type, directive } = typeOfField(schema.unwrap(), ownName, definitions);
    return { type: type.replace(/!$/, ""), directive };
  }
  // Null if the page is deleted or a draft.
  if (reference) return { type: reference.family, directive: '@link(by: "slug")' };
  if (role) return { ...ROLES[role], type: `${ROLES[role].type}!` };
  if (inner instanceof z.ZodArray) {
    const { type, directive } = typeOfField(inner.element, ownName, definitions);
    return { type: `[${type}]!`, directive };
  }
  if (inner instanceof z.ZodObject) {
    const name = graphqlType ?? ownName;
    define(name, withFields(`type ${name} @dontInfer`, fieldsOf(inner.shape, name, definitions)), definitions);
    return { type: `${name}!`, directive: "" };
  }
  if (inner instanceof z.ZodNumber) return { type: isWholeNumber(inner) ? "Int!" : "Float!", directive: "" };
  if (inner instanceof z.ZodBoolean) return { type: "Boolean!", directive: "" };
  if (inner instanceof z.ZodEnum && graphqlType) {
    define(graphqlType, `enum ${graphqlType} { ${inner.options.join(" ")} }`, definitions);
    return { type: `${graphqlType}!`, directive: "" };
  }
  const isText = inner instanceof z.ZodString || inner instanceof z.ZodStringFormat || inner instanceof z.ZodEnum;
  if (isText) return { type: "String!", directive: "" };
  throw new Error(`The field ${ownName} has no GraphQL type (${inner._zod.def.type}).`);
}

function fieldsOf(shape: z.ZodRawShape, name: string, definitions: Definitions): string[] {
  return Object.entries(shape).map(([key, field]) => {
    const { type, directive } = typeOfField(field, `${name}${capitalised(key)}`, definitions);
    return `  ${key}: ${type} ${directive}`;
  });
}

const withFields = (head: string, fields: readonly string[]) => `${head} {\n${fields.join("\n")}\n}`;

/** @throws if the name already has another definition */
function define(name: string, definition: string, definitions: Definitions): void {
  const known = definitions.get(name) ?? definition;
  if (known !== definition) {
    throw new Error(`Two different groups of fields are called ${name}. Give one of them another graphqlType.\n${known}\n\n${definition}`);
  }
  definitions.set(name, known);
}

/**
 * @returns the GraphQL types of all kinds, generated from their schemas
 * @throws if a field has no GraphQL type, different groups of fields share a name, or a sharePicture is not a picture
 */
export function graphqlTypes(kinds: readonly Kind[] = KINDS): string {
  const definitions: Definitions = new Map();
  for (const { typeName, schema } of new Set([anyPages, ...kinds.flatMap(({ families = [] }) => families)])) {
    const fields = ["  id: ID!", ...fieldsOf(schema, typeName, definitions), ...PAGE_FIELDS];
    define(typeName, withFields(`interface ${typeName} implements Node`, fields), definitions);
  }
  for (const { typeName, schema, page, sharePicture, families = [] } of kinds) {
    const shared = sharePicture && schemaAt(schema, sharePicture.split("."));
    if (sharePicture && (!shared || metaOf(shared).graphqlType !== PICTURE_TYPE))
      throw new Error(`${typeName} has no picture called ${sharePicture}. Name another as its sharePicture, or none.`);
    const interfaces = ["Node", ...[...(page ? [anyPages] : []), ...families].map((family) => family.typeName)];
    const fields = [...fieldsOf(schema.shape, typeName, definitions), ...(page ? PAGE_FIELDS : [])];
    define(typeName, withFields(`type ${typeName} implements ${interfaces.join(" & ")} @dontInfer`, fields), definitions);
  }
  return [...definitions.values()].join("\n\n");
}
