import { SaxesParser, type SaxesTagNS } from "saxes";

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

/** Shapes, groups, texts and paints of SVG 1.1: what drawing programs write as "plain SVG". Nothing that runs, moves or loads another file. */
const ELEMENTS = new Set(
  (
    "svg g defs symbol use title desc path line polyline polygon rect circle ellipse text tspan " +
    "linearGradient radialGradient stop clipPath mask pattern marker"
  ).split(" "),
);
/** Attributes that run code. */
const HANDLER = /^on/i;
/** What can load a file or run code in any attribute: url() of anything but a part of the drawing, imports, and escapes that hide either. */
const LOADING_VALUE = /url\(\s*(?!["']?#)|@import|\\|src\(|image\(|image-set|javascript:|data:/i;

const REMEDY = 'export it from the drawing program as "plain SVG"';

/** @returns what a drawing must not hold, in words that follow "holds", or undefined */
function refusedPart({ local, name, uri, attributes }: SaxesTagNS): string | undefined {
  if (uri !== SVG_NAMESPACE || !ELEMENTS.has(local)) return `<${name}>, which is not a shape, text or paint`;
  for (const { name: attribute, local: key, prefix, value } of Object.values(attributes)) {
    if (prefix === "xmlns" || attribute === "xmlns") continue;
    if (HANDLER.test(key)) return `the attribute ${attribute}`;
    if (key === "href" && !value.startsWith("#")) return `the link ${JSON.stringify(value)}, which leads out of the drawing`;
    if (LOADING_VALUE.test(value)) return `${attribute}=${JSON.stringify(value)}, which could load another file`;
  }
  return undefined;
}

/**
 * A drawing's file has an address of its own, on the origin where editors are signed in (/admin). So it holds only what is harmless.
 * @param svg the text of an SVG file
 * @returns what is wrong with it, starting with the line, or undefined: `line 3: holds <script>, ...`
 */
export function drawingProblem(svg: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const found: string[] = [];
  const refuse = (what: string | undefined) => {
    if (what !== undefined) found.push(`line ${parser.line}: holds ${what}; ${REMEDY}`);
  };
  parser.on("doctype", () => refuse("a document type (<!DOCTYPE …>), which can hide other content"));
  parser.on("processinginstruction", ({ target }) => refuse(`an instruction to programs (<?${target} …?>)`));
  parser.on("opentag", (tag) => refuse(refusedPart(tag)));
  parser.on("error", () => found.push(`line ${parser.line}: is not well-formed XML; ${REMEDY}`));
  parser.write(svg).close();
  return found[0];
}
