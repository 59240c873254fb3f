import type { CreateNodeArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import type { CheckedFile } from "../check/checked-file";
import { partsOf } from "../check/text-signs";
import { dataFile, dataFiles } from "../data";
import { offeringPages } from "../families";
import { isDraft, isFolder, kindsIn } from "../kind";
import { KINDS } from "../kinds";
import { type Field, walkFields } from "../walk-fields";

/** @returns the addresses of a page's ancestors, from the home page down. Its own address begins with theirs */
const ancestorsOf = (address: string): string[] =>
  KINDS.flatMap((kind) => (kind.page && !isFolder(kind) ? [kind.page] : []))
    .filter((page) => page !== address && address.startsWith(page.replace(/\/?$/, "/")))
    .sort((a, b) => a.length - b.length);

const OFFERING_ADDRESSES = kindsIn(offeringPages.typeName, KINDS).map(({ page = "/" }) => new RegExp(`^${page.replace("*", "([^/#]+)")}`));

/** @returns the addresses that a field links to */
const linksOf = (field: Field): string[] =>
  field.meta.isLink ? [String(field.value)] : partsOf(field).flatMap(({ written, problem }) => (problem ? [] : [written]));

/** @returns the slugs of the services and solutions that a file references or links to */
export const mentionsOf = (fields: readonly Field[]): string[] => {
  const named = fields.flatMap(({ value, meta }) => (meta.reference?.family === offeringPages.typeName ? [String(value)] : []));
  const linked = fields.flatMap(linksOf).flatMap((address) => OFFERING_ADDRESSES.flatMap((pattern) => pattern.exec(address)?.[1] ?? []));
  return [...new Set([...named, ...linked])];
};

/** @returns the fields of a page's node that are derived from its file. They depend on no other file */
function pageFields({ kind, slug, address: path }: CheckedFile, content: unknown) {
  if (!path) return {};
  const fields = [...walkFields(kind.schema, content)];
  const valueAt = (name: string | undefined) => fields.find((field) => field.path.join(".") === name)?.value;
  return {
    slug,
    path,
    ancestors: ancestorsOf(path),
    sharePicture: valueAt(kind.sharePicture) ?? null,
    mentions: mentionsOf(fields),
    // For sorting pages: as text, M-100 would come before M-99.
    codeNumber: Number(/\d+/.exec(String(valueAt("code")))?.[0] ?? 0),
  };
}

/** The last valid content of each file. During `develop`, an invalid file keeps it until it is corrected. */
const lastContents = new Map<string, NonNullable<CheckedFile["content"]>>();

/** @returns a file's content, or else its last valid content; undefined if it never had any */
function lastContentOf({ name, content }: CheckedFile): CheckedFile["content"] {
  if (content) lastContents.set(name, content);
  return lastContents.get(name);
}

/** Keeps the content of all files at startup, because Gatsby does not call createDataNode for files in its cache. */
export function keepContents(): void {
  for (const file of dataFiles()) lastContentOf(file);
}

/**
 * Creates a node for each YAML file. gatsby-transformer-yaml would read some values differently from the checks: its parser
 * turns `2026-01-15` into a timestamp. For JSON, gatsby-transformer-json runs next. It gets the content without the byte
 * order mark of Windows, on which it would fail.
 */
export async function createDataNode(args: CreateNodeArgs<FileSystemNode>): Promise<void> {
  const { node, actions, loadNodeContent, createNodeId, createContentDigest } = args;
  const isJson = node.internal.mediaType === "application/json";
  if (!isJson && node.internal.mediaType !== "text/yaml") return;
  const file = dataFile(node.relativePath, await loadNodeContent(node));
  const isIncompleteDraft = file?.isDraft && !file.content && file.problems.length === 0;
  const content = file && !isIncompleteDraft && lastContentOf(file);
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
