import sharp from "sharp";
import type { PictureFacts } from "./data-folder";

/** What can run scripts or load files in an SVG. The headers of /static block any variant that this misses. */
const SCRIPT = /<(?:script|foreignObject|!ENTITY|!DOCTYPE)|\son\w+\s*=|javascript:|@import|href\s*=\s*["'](?!#)|url\(\s*["']?(?!["'#])/i;

/** The first bytes of a gzip file. sharp reads compressed drawings (.svgz), browsers do not. */
const GZIP = Buffer.from([0x1f, 0x8b]);

/** sharp itself throws at once if the file is empty. Paint, PowerPoint and Canva save opaque pictures with an alpha channel, too. */
async function inspect(content: Buffer) {
  const metadata = await sharp(content).metadata();
  const isDrawing = metadata.format === "svg";
  const hasTransparency = isDrawing ? undefined : metadata.hasAlpha && !(await sharp(content).stats()).isOpaque;
  return { ...metadata, isDrawing, hasTransparency };
}

export async function pictureFacts(content: Buffer): Promise<PictureFacts> {
  const bytes = content.length;
  const inspected = await inspect(content).catch(() => undefined);
  if (!inspected) return { bytes };
  if (content.indexOf(GZIP) === 0) return { bytes, format: "svgz" };
  const { format, autoOrient, isDrawing, hasTransparency } = inspected;
  return {
    bytes,
    format: format === "jpeg" ? "jpg" : format,
    ...autoOrient,
    hasTransparency,
    hasScript: isDrawing && SCRIPT.test(content.toString()),
  };
}
