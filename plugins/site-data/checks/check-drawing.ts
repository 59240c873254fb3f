import { SaxesParser, type SaxesTagNS } from "saxes";

const SVG_NAMESPACE = "http://www.w3.org/2000/svg";
const XML_NAMESPACE = "http://www.w3.org/XML/1998/namespace";
const XLINK_NAMESPACE = "http://www.w3.org/1999/xlink";
const XMLNS_NAMESPACE = "http://www.w3.org/2000/xmlns/";

const wordsOf = (list: string) => new Set(list.trim().split(/\s+/));

/** Shapes, groups, texts and paints of SVG 1.1: what a drawing program writes as "plain SVG". Nothing that runs, moves, or loads another file. */
const ELEMENTS = wordsOf(`
  svg g defs symbol use title desc path line polyline polygon rect circle ellipse text tspan
  linearGradient radialGradient stop clipPath mask pattern marker
`);

/** Geometry and presentation (SVG 1.1, appendix N), names, and what assistive technologies read. */
const ATTRIBUTES = wordsOf(`
  version baseProfile viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength transform
  id class role href style lang
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray
  stroke-dashoffset color opacity paint-order vector-effect shape-rendering text-rendering color-rendering color-interpolation
  display visibility overflow clip clip-path clip-rule mask mix-blend-mode isolation
  offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod
  clipPathUnits maskUnits maskContentUnits mask-type patternUnits patternContentUnits patternTransform
  marker-start marker-mid marker-end markerUnits markerWidth markerHeight refX refY orient
  dx dy rotate textLength lengthAdjust text-anchor dominant-baseline alignment-baseline baseline-shift letter-spacing word-spacing
  font-family font-size font-style font-variant font-weight font-stretch writing-mode text-decoration direction
  xml:space xml:lang
`);
const ASSISTIVE_ATTRIBUTE = /^aria-[a-z]+$/;

/** A part of the drawing itself, such as #gradient; an address would load another file or run code. */
const OWN_PART = /^#[\w.-]+$/;
/** What can load something in a style: anything but url(#part), imports, and signs that could hide either. */
const LOADING_STYLE = /url\(\s*(?!["']?#)|@|\\|expression|src\(|image\(|image-set|javascript:/i;

const REMEDY = 'export it from the drawing program as "plain SVG"';

/** @returns what a drawing must not hold, in words that follow "holds", or undefined */
function refusedElement({ local, name, uri }: SaxesTagNS): string | undefined {
  if (uri !== SVG_NAMESPACE) return `<${name}>, which is not part of SVG`;
  return ELEMENTS.has(local) ? undefined : `<${name}>, which is not a shape, text or paint`;
}

function refusedAttribute({ attributes }: SaxesTagNS): string | undefined {
  for (const { name, local, uri, value } of Object.values(attributes)) {
    if (uri === XMLNS_NAMESPACE) continue;
    const plainName = uri === XLINK_NAMESPACE ? local : name;
    const isKnown = uri === "" || uri === XML_NAMESPACE || (uri === XLINK_NAMESPACE && local === "href");
    if (!isKnown || !(ATTRIBUTES.has(plainName) || ASSISTIVE_ATTRIBUTE.test(plainName))) return `the attribute ${name}`;
    if (plainName === "href" && !OWN_PART.test(value)) return `the link ${JSON.stringify(value)}, which leads out of the drawing`;
    if (plainName !== "href" && LOADING_STYLE.test(value)) return `${name}=${JSON.stringify(value)}, which could load another file`;
  }
  return undefined;
}

/**
 * A drawing is shown as a picture, where nothing in it can run. But its file has an address of its own, beside the page on which editors
 * are signed in, so it holds only what is known to be harmless.
 * @param svg the text of an SVG file
 * @returns what is wrong with it, beginning with the line, or undefined: `line 3: holds <script>; …`
 */
export function drawingFault(svg: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true, position: true });
  const found: string[] = [];
  const refuse = (what: string | undefined) => {
    if (what !== undefined) found.push(`line ${parser.line}: holds ${what}; ${REMEDY}`);
  };
  parser.on("doctype", () => refuse("a document type (<!DOCTYPE …>), which can hide other content"));
  parser.on("processinginstruction", ({ target }) => refuse(`an instruction to programs (<?${target} …?>)`));
  parser.on("opentag", (tag) => refuse(refusedElement(tag) ?? refusedAttribute(tag)));
  parser.on("error", ({ message }) => {
    found.push(`line ${parser.line}: is not well-formed XML (${message.replace(/^\d+:\d+: /, "").replace(/\.$/, "")}); ${REMEDY}`);
  });
  parser.write(svg).close();
  return found[0];
}
