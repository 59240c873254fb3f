/** @jest-environment node */
import { type FieldDefinitionNode, Kind, type ObjectTypeDefinitionNode, parse, type TypeNode } from "gatsby/graphql";
import { z } from "zod";
import { checkFile } from "../check/checked-file";
import type { Declarations } from "../declarations";
import { BAKERY } from "../example/declarations";
import {
  CAKE_FILE,
  EXAMPLE_CAKE,
  EXAMPLE_RECIPE,
  EXAMPLE_SUPPLIERS,
  exampleFile,
  RECIPE_FILE,
  SUPPLIERS_FILE,
} from "../example/example-data";
import { defineKind } from "../kind";
import type { Field } from "../walk-fields";
import { graphqlTypes } from "./graphql-types";

const DEFINITIONS = parse(graphqlTypes(BAKERY)).definitions;
const TYPES = new Map(
  DEFINITIONS.flatMap((definition): [string, ObjectTypeDefinitionNode][] =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION ? [[definition.name.value, definition]] : [],
  ),
);

/** @returns the type without "!" */
const bare = (type: TypeNode): TypeNode => (type.kind === Kind.NON_NULL_TYPE ? type.type : type);

const fieldOf = (typeName: string, key: string): FieldDefinitionNode | undefined =>
  TYPES.get(typeName)?.fields?.find(({ name }) => name.value === key);

/** @returns the GraphQL type of the field at a path */
function typeAt(typeName: string, path: Field["path"]): TypeNode | undefined {
  const [key, ...rest] = path;
  if (typeof key !== "string") return undefined;
  let type = fieldOf(typeName, key)?.type;
  for (const [depth, step] of rest.entries()) {
    const around: TypeNode | undefined = type && bare(type);
    if (around?.kind === Kind.LIST_TYPE && typeof step === "number") type = around.type;
    else return around?.kind === Kind.NAMED_TYPE ? typeAt(around.name.value, rest.slice(depth)) : undefined;
  }
  return type;
}

/** @returns the GraphQL types that fit a value. A whole number may be an Int or a Float */
function possibleTypes({ value, meta }: Field): string[] {
  if (meta.graphqlRole === "image" || meta.graphqlRole === "drawing") return ["File"];
  if (meta.reference) return [meta.reference.group];
  if (meta.graphqlRole === "date") return ["Date"];
  if (typeof value === "number") return Number.isInteger(value) ? ["Int", "Float"] : ["Float"];
  if (meta.graphqlType) return [meta.graphqlType];
  return [typeof value === "boolean" ? "Boolean" : "String"];
}

test.each([
  [CAKE_FILE, EXAMPLE_CAKE],
  [RECIPE_FILE, EXAMPLE_RECIPE],
  [SUPPLIERS_FILE, EXAMPLE_SUPPLIERS],
])("every field of data/%s can be queried", (relativePath, text) => {
  const checked = checkFile(exampleFile(relativePath, text), BAKERY.kinds);
  const simple = checked?.fields.filter(({ value }) => typeof value !== "object") ?? [];
  expect(simple.length).toBeGreaterThan(0);
  const mismatches = simple.filter((field) => {
    const type = typeAt(checked?.kind.typeName ?? "", field.path);
    const named = type && bare(type);
    return named?.kind !== Kind.NAMED_TYPE || !possibleTypes(field).includes(named.name.value);
  });
  expect(mismatches).toEqual([]);
});

const COMPUTED_OF_PAGES = ["path", "lastChanged", "shareText"];

test.each(BAKERY.kinds.map((kind) => ({ name: kind.typeName, kind })))(
  "$name has the fields of its schema and the computed fields",
  ({ kind }) => {
    const fields = TYPES.get(kind.typeName)?.fields?.map(({ name }) => name.value) ?? [];
    const computed = [...Object.keys(kind.computed), ...(kind.page ? COMPUTED_OF_PAGES : [])];
    expect(fields).toEqual([...Object.keys(kind.schema.shape), ...computed]);
    for (const [key, schema] of Object.entries(kind.schema.shape)) {
      const isOptional = schema instanceof z.ZodOptional;
      expect([key, fieldOf(kind.typeName, key)?.type.kind !== Kind.NON_NULL_TYPE]).toEqual([key, isOptional]);
    }
  },
);

describe("errors in a schema", () => {
  const kind = (typeName: string, schema: z.ZodRawShape) => defineKind({ files: "x.yaml", typeName, schema });
  const typesOf = (...kinds: Declarations["kinds"]) => graphqlTypes({ ...BAKERY, kinds });

  test("two different groups with the same name", () => {
    const note = (shape: z.ZodRawShape) => z.strictObject(shape).meta({ graphqlType: "Note" });
    const kinds = [kind("A", { a: note({ title: z.string() }) }), kind("B", { b: note({ title: z.string().optional() }) })];
    expect(() => typesOf(...kinds)).toThrow("Two different groups of fields are called Note");
    expect(() => typesOf(kind("A", { a: note({ title: z.string() }), b: note({ title: z.string() }) }))).not.toThrow();
  });

  test("a field without a GraphQL type", () => {
    expect(() => typesOf(kind("A", { a: z.record(z.string(), z.string()) }))).toThrow("The field AA has no GraphQL type (record)");
  });

  test("a page or a member of a group without a field that all of them have", () => {
    const title = z.string();
    const page = defineKind({ files: "x.yaml", typeName: "X", page: "/x", schema: { title } });
    expect(() => typesOf(page)).toThrow("X is a BakeryPage, but its schema lacks seo, code, menuTitle.");
    const group = { typeName: "Product", schema: { title, price: title } };
    expect(() => defineKind({ files: "x.yaml", typeName: "X", groups: [group], schema: { title } })).toThrow(
      "X is a Product, but its schema lacks price.",
    );
  });
});
