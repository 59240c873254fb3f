import type { CreateNodeArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { readData } from "../check/parsing/parse-file";
import type { Declarations } from "../declare/declarations";
import { kindOf } from "../declare/kind-of-file";

/**
 * Makes a node of each YAML file. gatsby-transformer-yaml would read some values differently from the checks:
 * its parser turns `2026-01-15` into a point in time.
 */
export const createYamlNodes =
  ({ kinds }: Declarations) =>
  async ({ node, actions, loadNodeContent, createNodeId, createContentDigest }: CreateNodeArgs<FileSystemNode>): Promise<void> => {
    const type = node.internal.mediaType === "text/yaml" ? kindOf(node.relativePath, kinds)?.typeName : undefined;
    if (!type) return;
    const { value } = readData(Buffer.from(await loadNodeContent(node)), false);
    if (typeof value !== "object" || value === null) throw new Error(`data/${node.relativePath} is not a group of fields`);
    const child = {
      ...value,
      id: createNodeId(`${node.id} >>> YAML`),
      children: [],
      parent: node.id,
      internal: { type, contentDigest: createContentDigest(value) },
    };
    await actions.createNode(child);
    actions.createParentChildLink({ parent: node, child });
  };
