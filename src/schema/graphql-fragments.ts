import { z } from "zod";
import type { DataKind } from "./data-kinds";
import type { GraphqlRole } from "./fields";

/** A query has to say more of these: which crop of a picture, what of another file. */
const ASKED_BY_HAND: readonly (GraphqlRole | undefined)[] = ["image", "drawing", "entries"];

/**
 * Collects a fragment for every group of fields that GraphQL knows by a name.
 * @returns what a query writes behind the name of a field to get its words and numbers; undefined if it has none. Switches (`sample`) are
 *   notes for editors, which no page asks for
 */
function wordsOf(schema: z.core.$ZodType, fragments: Map<string, string>, typeName?: string): string | undefined {
  if (schema instanceof z.ZodOptional) return wordsOf(schema.unwrap(), fragments);
  const { graphqlRole, graphqlType = typeName } = z.globalRegistry.get(schema) ?? {};
  if (ASKED_BY_HAND.includes(graphqlRole) || graphqlType === "Picture" || schema instanceof z.ZodBoolean) return undefined;
  if (schema instanceof z.ZodArray) return wordsOf(schema.element, fragments);
  if (!(schema instanceof z.ZodObject)) return "";
  const fields = Object.entries(schema.shape).flatMap(([key, field]) => {
    const words = wordsOf(field, fragments);
    return words === undefined ? [] : [key + words];
  });
  const selection = `{ ${fields.join(" ")} }`;
  if (graphqlType) fragments.set(graphqlType, `fragment ${graphqlType} on ${graphqlType} ${selection}`);
  return ` ${selection}`;
}

/**
 * @returns a source file with a fragment for every group of fields: `facts { ...ServiceFacts }` asks for all words and numbers that the
 *   schema knows of a service's facts
 */
export function graphqlFragments(kinds: readonly DataKind[]): string {
  const fragments = new Map<string, string>();
  // the layout knows the code and the short name of the page on show (src/site/current-page.ts)
  for (const { schema, path, typeName } of kinds)
    wordsOf(path ? schema.omit({ code: true, menuTitle: true }) : schema, fragments, typeName);
  return `import { graphql } from "gatsby";\nexport const groups = graphql\`\n${[...fragments.values()].join("\n")}\n\`;\n`;
}
