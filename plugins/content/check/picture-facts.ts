import sharp from "sharp";
import type { PictureFacts } from "./data-folder";

/** What can run scripts or load files in an SVG. The headers of /static block any variant that this misses. No browser loads a DOCTYPE. */
const SCRIPT = /<(?:script|foreignObject|!ENTITY|!ATTLIST)|\son\w+\s*=|javascript:|@import|href\s*=\s*["'](?!#)|url\(\s*["']?(?!["'#])/i;

/** The first bytes of a gzip file. sharp reads compressed drawings (.svgz), browsers do not. */
const GZIP = Buffer.from([0x1f, 0x8b]);

/** On white, the darkest value of a channel in a picture that nobody sees there. */
const WHITE = 230;
/** Enough to see what a logo shows. */
const SAMPLE_WIDTH_PX = 256;

async function isAllWhite(content: Buffer): Promise<boolean> {
  const sample = sharp(content).resize({ width: SAMPLE_WIDTH_PX }).flatten({ background: "#ffffff" });
  return (await sample.raw().toBuffer()).every((value) => value >= WHITE);
}

/** sharp itself throws at once if the file is empty. Paint, PowerPoint and Canva save opaque pictures with an alpha channel, too. */
async function inspect(content: Buffer) {
  const metadata = await sharp(content).metadata();
  const isDrawing = metadata.format === "svg";
  const hasTransparency = isDrawing ? undefined : metadata.hasAlpha && !(await sharp(content).stats()).isOpaque;
  const isWhite = hasTransparency && (await isAllWhite(content));
  return { ...metadata, isDrawing, hasTransparency, isWhite };
}

export async function pictureFacts(content: Buffer): Promise<PictureFacts> {
  const bytes = content.length;
  const inspected = await inspect(content).catch(() => undefined);
  if (!inspected) return { bytes };
  if (content.indexOf(GZIP) === 0) return { bytes, format: "svgz" };
  const { format, autoOrient, isDrawing, hasTransparency, isWhite } = inspected;
  return {
    bytes,
    format: format === "jpeg" ? "jpg" : format,
    ...autoOrient,
    hasTransparency,
    isWhite,
    hasScript: isDrawing && SCRIPT.test(content.toString()),
  };
}
