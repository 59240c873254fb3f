/** @jest-environment node */
import { BAKERY } from "../example/declarations";
import { createFieldExtensions } from "./field-extensions";

interface Extension {
  readonly name: string;
  extend(args: object): { resolve(source: unknown, args: unknown, context: unknown, info: unknown): unknown };
}

/** @returns the resolver of a field extension, as Gatsby would call it */
function resolverOf(name: string, args = {}) {
  const extensions: Extension[] = [];
  const actions = { createFieldExtension: (extension: Extension) => void extensions.push(extension) };
  Reflect.apply(createFieldExtensions, undefined, [{ actions }, BAKERY]);
  const extension = extensions.find((candidate) => candidate.name === name);
  if (!extension) throw new Error(`there is no extension ${name}`);
  return extension.extend(args).resolve;
}

interface FileQuery {
  readonly query: { readonly filter: { readonly relativePath: { readonly in: readonly string[] } } };
}

/** Nodes of two files. Counts queries without a result. */
function exampleNodes() {
  const files = new Map([
    ["cakes/nuts.yaml", { children: ["nuts"] }],
    ["breads/rolls.yaml", { children: ["rolls"] }],
  ]);
  let queriesWithoutResult = 0;
  const nodeModel = {
    findOne: async ({ query }: FileQuery) => {
      const found = query.filter.relativePath.in.flatMap((name) => files.get(name) ?? [])[0] ?? null;
      if (!found) queriesWithoutResult += 1;
      return found;
    },
    getNodesByIds: ({ ids }: { ids: readonly string[] }) => ids.map((id) => ({ id })),
  };
  return { nodeModel, queriesWithoutResult: () => queriesWithoutResult };
}

describe("cakes and breads by their file names", () => {
  const resolve = resolverOf("reference", { to: "Product" });
  const info = { fieldName: "related" };

  test("a list keeps its order, and no query is without a result, which would make the page depend on every file", async () => {
    const { nodeModel, queriesWithoutResult } = exampleNodes();
    expect(await resolve({ related: ["rolls", "nuts"] }, {}, { nodeModel }, info)).toEqual([{ id: "rolls" }, { id: "nuts" }]);
    expect(queriesWithoutResult()).toBe(0);
  });

  test("a single name is one entry, and an unknown name is an error", async () => {
    const { nodeModel } = exampleNodes();
    expect(await resolve({ related: "nuts" }, {}, { nodeModel }, info)).toEqual({ id: "nuts" });
    await expect(resolve({ related: ["nothing"] }, {}, { nodeModel }, info)).rejects.toThrow("no Product nothing");
  });
});
