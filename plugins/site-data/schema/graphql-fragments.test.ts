/** @jest-environment node */
import { type FragmentDefinitionNode, Kind, parse, print } from "graphql";
import { z } from "zod";
import { group, list, markdown, picture, relatedEntries, text } from "./fields";
import { graphqlFragments } from "./graphql-fragments";

const KIND = {
  files: "example.yaml",
  typeName: "ExampleYaml",
  path: "/about",
  schema: z.strictObject({
    code: text("The code."),
    menuTitle: text("The short name."),
    summary: text("The card's sentence."),
    body: markdown("The text."),
    picture: picture("The picture."),
    related: relatedEntries,
    facts: group("Facts", "The facts.", { area: z.number(), isOld: z.boolean() }).optional(),
    people: list("Person", "The people.", { name: text("The name."), photo: picture("The portrait.") }),
  }),
} as const;

/** The fragments of a source file by their names, without spaces. */
function fragmentsIn(source: string): Record<string, string> {
  const [, document = ""] = /graphql`([^`]*)`/.exec(source) ?? [];
  const fragments = parse(document).definitions.filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION);
  return Object.fromEntries(fragments.map((node) => [node.name.value, print(node.selectionSet).replace(/\s+/g, " ")]));
}

test("a fragment asks for the texts and numbers of a group: pictures, other files and switches are left out, and what other pages show", () => {
  expect(fragmentsIn(graphqlFragments([KIND]))).toEqual({
    ExampleYaml: "{ body facts { area } people { name } }",
    Facts: "{ area }",
    Person: "{ name }",
  });
});
