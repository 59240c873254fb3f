import type { CreateNodeArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import type { Declarations } from "../declarations";
import type { ValidContent } from "../develop/valid-content";
import { kindOf } from "../kind-of-file";

/**
 * Makes a node of each YAML file. gatsby-transformer-yaml would read some values differently from the checks:
 * its parser turns `2026-01-15` into a point in time.
 */
export const createYamlNodes =
  ({ kinds }: Declarations, content: ValidContent) =>
  async ({ node, actions, loadNodeContent, createNodeId, createContentDigest }: CreateNodeArgs<FileSystemNode>): Promise<void> => {
    const type = node.internal.mediaType === "text/yaml" ? kindOf(node.relativePath, kinds)?.typeName : undefined;
    if (!type) return;
    const value = content.of({ relativePath: node.relativePath, bytes: Buffer.from(await loadNodeContent(node)) });
    if (typeof value !== "object" || value === null) return;
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
