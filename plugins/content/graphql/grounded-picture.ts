import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import type { FileSystemNode } from "gatsby-source-filesystem";
import sharp from "sharp";

/** Gatsby's cache: gatsby-plugin-sharp takes only files of the project. */
const FOLDER = path.resolve(".cache/grounded-pictures");

type PictureNode = Pick<FileSystemNode, "absolutePath" | "extension"> & { readonly internal: { readonly contentDigest: string } };

/** @returns the picture's node, or that of a copy on a white ground if it has transparent parts */
export async function groundedPicture<Node extends PictureNode>(picture: Node, folder = FOLDER): Promise<Node> {
  const { hasAlpha } = await sharp(picture.absolutePath).metadata();
  if (!hasAlpha) return picture;
  const contentDigest = `${picture.internal.contentDigest}-grounded`;
  const absolutePath = path.join(folder, `${contentDigest}.png`);
  if (!existsSync(absolutePath)) {
    mkdirSync(folder, { recursive: true });
    // Several pages, in several workers, may need the same file. It appears only when it is complete.
    const draft = `${absolutePath}.${randomUUID()}`;
    await sharp(picture.absolutePath).autoOrient().flatten({ background: "white" }).png().toFile(draft);
    renameSync(draft, absolutePath);
  }
  return { ...picture, absolutePath, extension: "png", internal: { ...picture.internal, contentDigest } };
}
