import type { Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";

/** The part of Gatsby's resolver context that is used here. */
export interface ResolverContext {
  readonly nodeModel: {
    getNodesByIds(args: { ids: readonly string[]; type: string }): Node[];
    findOne<T>(args: { type: string; query: object }): Promise<T | null>;
  };
}

/**
 * @param address the address of a file in data/, such as "/images/plant.jpg"
 * @throws if there is no such file. The checks of data/ rule this out
 */
export async function fileByAddress(address: string, { nodeModel }: ResolverContext): Promise<FileSystemNode> {
  const query = { filter: { relativePath: { eq: address.slice(1) } } };
  const file = await nodeModel.findOne<FileSystemNode>({ type: "File", query });
  if (!file) throw new Error(`data${address} does not exist, but a file of data/ names it`);
  return file;
}
