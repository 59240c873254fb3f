/** @jest-environment node */
import { z } from "zod";
import { list, reference, text } from "../fields";
import { defineKind } from "../kind";
import { graphqlTypes } from "./types";

const kind = (typeName: string, schema: z.ZodRawShape) => defineKind({ files: "x.yaml", typeName, schema });

test("an optional field is nullable, a list with a default is not", () => {
  const item = { name: text("The name."), size: z.int(), share: z.number().optional() };
  const types = graphqlTypes([kind("A", { title: text("The title.").optional(), items: list("Item", "The items.", item).default([]) })]);
  expect(types).toMatch(/type A implements Node @dontInfer \{\n {2}title: String \n {2}items: \[Item!\]! \n\}/);
  expect(types).toMatch(/type Item @dontInfer \{\n {2}name: String! \n {2}size: Int! \n {2}share: Float \n\}/);
});

test("a referenced page is nullable, because it can be deleted", () => {
  const page = reference({ typeName: "Machine", schema: {} }, "machine", "dosing-pump");
  const types = graphqlTypes([kind("A", { related: z.array(page).default([]), first: page })]);
  expect(types).toContain('  related: [Machine]! @link(by: "slug")\n  first: Machine @link(by: "slug")\n');
});

test("different groups with the same name, a field without a type and a sharePicture that is not a picture are errors", () => {
  const note = (shape: z.ZodRawShape) => z.strictObject(shape).meta({ graphqlType: "Note" });
  const kinds = [kind("A", { a: note({ title: z.string() }) }), kind("B", { b: note({ title: z.string().optional() }) })];
  expect(() => graphqlTypes(kinds)).toThrow("Two different groups of fields are called Note");
  expect(() => graphqlTypes([kind("A", { a: z.record(z.string(), z.string()) })])).toThrow("The field AA has no GraphQL type (record)");
  const page = { ...kind("A", { title: text("The title.") }), sharePicture: "title" };
  expect(() => graphqlTypes([page])).toThrow("A has no picture called title");
});
