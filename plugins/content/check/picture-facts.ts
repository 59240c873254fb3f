import sharp from "sharp";
import type { PictureFacts } from "./data-folder";

/** What can run scripts or load files in an SVG. The headers of /static block any variant that this misses. */
const SCRIPT = /<(?:script|foreignObject|!ENTITY|!DOCTYPE)|\son\w+\s*=|javascript:|@import|href\s*=\s*["'](?!#)|url\(\s*["']?(?!["'#])/i;

/** The first bytes of a gzip file. sharp reads compressed drawings (.svgz), browsers do not. */
const GZIP = Buffer.from([0x1f, 0x8b]);

/** sharp itself throws at once if the file is empty. */
const metadataOf = async (content: Buffer) => sharp(content).metadata();

export async function pictureFacts(content: Buffer): Promise<PictureFacts> {
  const bytes = content.length;
  const metadata = await metadataOf(content).catch(() => undefined);
  if (!metadata) return { bytes };
  if (content.indexOf(GZIP) === 0) return { bytes, format: "svgz" };
  const { format, autoOrient, hasAlpha } = metadata;
  const isDrawing = format === "svg";
  return {
    bytes,
    format: format === "jpeg" ? "jpg" : format,
    ...autoOrient,
    hasTransparency: isDrawing ? undefined : hasAlpha,
    hasScript: isDrawing && SCRIPT.test(content.toString()),
  };
}
