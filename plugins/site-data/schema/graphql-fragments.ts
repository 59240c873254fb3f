import { z } from "zod";
import type { DataKind } from "./data-kinds";
import type { GraphqlRole } from "./fields";

/** A query has to say more of these: which crop of a picture, what of another file. */
const ASKED_BY_HAND: readonly (GraphqlRole | undefined)[] = ["image", "drawing", "entry"];

/** What menus, lists and cards show of a page; they ask for it by name, and a page that shows it too does the same. */
const SHOWN_ELSEWHERE = ["code", "menuTitle", "summary", "excerpt"];

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
 * @returns a source file with a fragment for every group of fields and every file: `facts { ...ServiceFacts }` asks for all words and
 *   numbers that the schema knows of a service's facts, `...ServicesYaml` for those of the whole page
 */
export function graphqlFragments(kinds: readonly DataKind[]): string {
  const fragments = new Map<string, string>();
  for (const { schema, path, typeName } of kinds) {
    const shown = Object.entries(schema.shape).filter(([key]) => !path || !SHOWN_ELSEWHERE.includes(key));
    wordsOf(z.object(Object.fromEntries(shown)), fragments, typeName);
  }
  return `import { graphql } from "gatsby";\nexport const groups = graphql\`\n${[...fragments.values()].join("\n")}\n\`;\n`;
}
