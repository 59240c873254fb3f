import sharp from "sharp";
import type { PictureFacts } from "./data-folder";

/** What an SVG can run or load. The headers of /static forbid it again, for a form that this does not know. */
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
