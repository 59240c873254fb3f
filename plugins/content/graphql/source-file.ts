import type { Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";

/** The part of Gatsby's resolver context that resolvers use. */
export interface ResolverContext {
  readonly nodeModel: {
    getNodeById(args: { id: string }): FileSystemNode | null;
    getNodesByIds(args: { ids: readonly string[]; type: string }): Node[];
    findRootNodeAncestor(source: unknown, predicate: (node: Node) => boolean): FileSystemNode | null;
    findOne<T>(args: { type: string; query: object }): Promise<T | null>;
  };
}

/**
 * @returns the file of data/ that holds a node or an object of it
 * @throws if there is none
 */
export function sourceFileOf(source: unknown, { nodeModel }: ResolverContext): FileSystemNode {
  const file = nodeModel.findRootNodeAncestor(source, ({ internal }) => internal.type === "File");
  // Requesting the file by its id makes the page's query depend on it. Otherwise `gatsby develop` shows no saved text.
  const found = file && nodeModel.getNodeById({ id: file.id });
  if (!found) throw new Error(`no data file holds ${JSON.stringify(source)}`);
  return found;
}
