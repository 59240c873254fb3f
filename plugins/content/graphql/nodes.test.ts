/** @jest-environment node */
import { readFileSync } from "node:fs";
import * as z from "zod";
import { dataFiles } from "../data";
import { offering } from "../families";
import { reference } from "../fields";
import { services } from "../kinds/services";
import { walkFields } from "../walk-fields";
import { createDataNode, mentionsOf } from "./nodes";

/** @returns the node of a YAML file, or the content that gatsby-transformer-json reads from a JSON file */
async function nodeOf(relativePath: string, text: string): Promise<Record<string, unknown> | undefined> {
  const created: Record<string, unknown>[] = [];
  const actions = { createNode: async (node: Record<string, unknown>) => void created.push(node), createParentChildLink: () => {} };
  const mediaType = relativePath.endsWith(".json") ? "application/json" : "text/yaml";
  const node = { id: "file", relativePath, internal: { mediaType, content: "" } };
  const args = { node, actions, loadNodeContent: async () => text, createNodeId: String, createContentDigest: () => "" };
  await Reflect.apply(createDataNode, undefined, [args]);
  return created[0] ?? (node.internal.content ? JSON.parse(node.internal.content) : undefined);
}

/** @returns the name and the text of a published service, without the `draft: false` that an editor may have written */
function publishedService() {
  const file = dataFiles().find(({ kind, isDraft }) => kind === services && !isDraft);
  if (!file) throw new Error("data/services has no published page.");
  return { name: file.name, written: file.written.replace(/^draft: .*\n/m, "") };
}

const legalPage = (body: string) => `seo:
  title: Terms
  description: Terms under which the readers of this page may read what is on it.
menuTitle: Terms
title: Terms
updated: 2024-01-15
lead: Read them.
sections:
  - heading: Scope
    body: ${JSON.stringify(body)}
enquiry:
  heading: Questions?
  lead: Ask.
`;

test("a page has its address, its ancestors, and the services and solutions that it links to", async () => {
  const body =
    "See [HVAC](/services/hvac-services#codes), [again](/services/hvac-services), [us](/contact) and [it](https://a.example/services/x).";
  expect(await nodeOf("legal/terms.yaml", legalPage(body))).toMatchObject({
    slug: "terms",
    path: "/terms",
    ancestors: ["/"],
    sharePicture: null,
    mentions: ["hvac-services"],
    codeNumber: 0,
    updated: "2024-01-15",
    parent: "file",
    internal: { type: "LegalYaml" },
  });
});

test("a reference to another kind's page mentions no service, even one with the same file name", () => {
  const course = reference({ typeName: "Course", schema: {} }, "training course", "basics");
  const content = { course: "hvac-services", offering: "banks-solutions" };
  expect(mentionsOf([...walkFields(z.strictObject({ course, offering }), content)])).toEqual(["banks-solutions"]);
});

test("an invalid file keeps its last valid content", async () => {
  await nodeOf("legal/privacy-policy.yaml", legalPage("First."));
  expect(await nodeOf("legal/privacy-policy.yaml", "title: [")).toMatchObject({ sections: [{ body: "First." }] });
  expect(await nodeOf("legal/new.yaml", "title: [")).toBeUndefined();
});

test("JSON with a byte order mark from Windows is read like any other", async () => {
  const clients = readFileSync("data/clients.json", "utf8");
  expect(await nodeOf("clients.json", `\uFEFF${clients}`)).toEqual(await nodeOf("clients.json", clients));
});

test("pages are sorted by the number in their code", async () => {
  const { name, written } = publishedService();
  expect(await nodeOf(name, written.replace(/^code: .*$/m, "code: M-100"))).toMatchObject({ codeNumber: 100 });
});

test("a build creates no node for a draft", async () => {
  const { name, written } = publishedService();
  expect(await nodeOf(name, written)).toBeDefined();
  expect(await nodeOf(name, `draft: true\n${written}`)).toBeUndefined();
});

test("under develop, a draft has a node as long as it is complete", async () => {
  process.env.gatsby_executing_command = "develop";
  const { written } = publishedService();
  const nodes = [await nodeOf("services/new.yaml", `draft: true\n${written}`), await nodeOf("services/new.yaml", "draft: true\n")];
  delete process.env.gatsby_executing_command;
  expect(nodes).toEqual([expect.objectContaining({ title: expect.stringMatching(/ \(draft\)$/) }), undefined]);
});
