import sharp from "sharp";
import type { PictureFacts } from "./data-folder";

/** What can run scripts or load files in an SVG. The headers of /static block any variant that this misses. */
const SCRIPT = /<(?:script|foreignObject|!ENTITY|!DOCTYPE)|\son\w+\s*=|javascript:|@import|href\s*=\s*["'](?!#)|url\(\s*["']?(?!["'#])/i;

export async function pictureFacts(content: Buffer): Promise<PictureFacts> {
  const bytes = content.length;
  const metadata = await sharp(content)
    .metadata()
    .catch(() => undefined);
  if (!metadata) return { bytes };
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
