import { SaxesParser, type SaxesTagNS } from "saxes";

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";

/** SVG 1.1 elements that cannot run scripts, animate or load files. Drawing programs export them as "plain SVG". */
const ELEMENTS = new Set(
  (
    "svg g defs symbol use title desc path line polyline polygon rect circle ellipse text tspan " +
    "linearGradient radialGradient stop clipPath mask pattern marker"
  ).split(" "),
);
/** Event handlers. */
const HANDLER = /^on/i;
/** Attribute values that can load a file or run code, and escapes that can hide them. url(#part) is allowed. */
const LOADING_VALUE = /url\(\s*(?!["']?#)|@import|\\|src\(|image\(|image-set|javascript:|data:/i;

const REMEDY = 'export it from the drawing program as "plain SVG"';

/** @returns what the drawing must not hold, as the object of "holds"; undefined if the element is safe */
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
 * Checks that an SVG file is safe to open by itself: it shares its origin with /admin, where editors are signed in.
 * @returns the first problem, such as `line 3: holds <script>, ...`; undefined if there is none
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
