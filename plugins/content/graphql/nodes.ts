import type { CreateNodeArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import type { CheckedFile } from "../check/checked-file";
import { partsOf } from "../check/text-signs";
import { dataFile, dataFiles } from "../data";
import { offeringPages } from "../groups";
import { isDraft, isFolder, kindsIn } from "../kind";
import { KINDS } from "../kinds";
import { type Field, walkFields } from "../walk-fields";

/** @returns the addresses of the pages above a page, from the home page down: its own begins with theirs */
const addressesAbove = (address: string): string[] =>
  KINDS.flatMap((kind) => (kind.page && !isFolder(kind) ? [kind.page] : []))
    .filter((page) => page !== address && address.startsWith(page.replace(/\/?$/, "/")))
    .sort((a, b) => a.length - b.length);

const ENTRY_ADDRESSES = kindsIn(offeringPages.typeName, KINDS).map(({ page = "/" }) => new RegExp(`^${page.replace("*", "([^/#]+)")}`));

/** @returns the addresses to which a field leads */
const linksOf = (field: Field): string[] =>
  field.meta.isLink ? [String(field.value)] : partsOf(field).flatMap(({ written, problem }) => (problem ? [] : [written]));

/** @returns the slugs of the services and solutions that a file names, or links to */
const mentionsOf = (fields: readonly Field[]): string[] => {
  const named = fields.flatMap(({ value, meta }) => (meta.reference ? [String(value)] : []));
  const linked = fields.flatMap(linksOf).flatMap((address) => ENTRY_ADDRESSES.flatMap((pattern) => pattern.exec(address)?.[1] ?? []));
  return [...new Set([...named, ...linked])];
};

/** What a page's node has beside the fields of its file. All of it comes from this one file. */
function pageFields({ kind, slug, address: path }: CheckedFile, content: unknown) {
  if (!path) return {};
  const fields = [...walkFields(kind.schema, content)];
  const valueAt = (name: string | undefined) => fields.find((field) => field.path.join(".") === name)?.value;
  return {
    slug,
    path,
    above: addressesAbove(path),
    sharePicture: valueAt(kind.sharePicture) ?? null,
    mentions: mentionsOf(fields),
    // Pages are sorted by it: as text, M-100 would come before M-99.
    codeNumber: Number(/\d+/.exec(String(valueAt("code")))?.[0] ?? 0),
  };
}

/** The last valid content of each file. While developing, its page keeps it until the file is valid again. */
const lastContents = new Map<string, NonNullable<CheckedFile["content"]>>();

/** @returns a file's content, or its last valid one; undefined if there is none */
function lastContentOf({ name, content }: CheckedFile): CheckedFile["content"] {
  if (content) lastContents.set(name, content);
  return lastContents.get(name);
}

/** Keeps the content of all files at the start. Gatsby creates no node for a file that its cache knows. */
export function keepContents(): void {
  for (const file of dataFiles()) lastContentOf(file);
}

/**
 * Makes a node of each YAML file. gatsby-transformer-yaml would read some values differently from the checks:
 * its parser turns `2026-01-15` into a point in time. gatsby-transformer-json, which comes next, gets JSON as the checks
 * read it: without the byte order mark of Windows, which would stop it.
 */
export async function createDataNode(args: CreateNodeArgs<FileSystemNode>): Promise<void> {
  const { node, actions, loadNodeContent, createNodeId, createContentDigest } = args;
  const isJson = node.internal.mediaType === "application/json";
  if (!isJson && node.internal.mediaType !== "text/yaml") return;
  const file = dataFile(node.relativePath, await loadNodeContent(node));
  const content = file && lastContentOf(file);
  if (!content) return;
  if (isJson) {
    node.internal.content = JSON.stringify(content);
    return;
  }
  const isDeveloping = process.env.gatsby_executing_command === "develop";
  if (isDraft(content) && !isDeveloping) return;
  const marked = isDraft(content) ? { ...content, title: `${content.title} (draft)` } : content;
  const fields = { ...marked, ...pageFields(file, content) };
  const child = {
    ...fields,
    id: createNodeId(`${node.id} >>> YAML`),
    children: [],
    parent: node.id,
    internal: { type: file.kind.typeName, contentDigest: createContentDigest(fields) },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}
