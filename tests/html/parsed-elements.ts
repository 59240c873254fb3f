import { type DefaultTreeAdapterTypes, parse } from "parse5";

export interface ParsedElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** The source between its tags. */
  readonly html: string;
  readonly start: number;
  readonly end: number;
}

function* nodesBelow(node: DefaultTreeAdapterTypes.Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ("tagName" in node) yield node;
  if ("content" in node) yield* nodesBelow(node.content);
  if ("childNodes" in node) for (const child of node.childNodes) yield* nodesBelow(child);
}

/** @returns the elements of a page in order, including those in noscript */
export function parsedElements(html: string): ParsedElement[] {
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  return [...nodesBelow(document)].flatMap(({ tagName, attrs, sourceCodeLocation }) => {
    if (!sourceCodeLocation) return [];
    const { startOffset: start, endOffset: end, startTag, endTag } = sourceCodeLocation;
    const inner = html.slice(startTag?.endOffset ?? end, endTag?.startOffset ?? end);
    return [{ name: tagName, attributes: new Map(attrs.map(({ name, value }) => [name, value])), html: inner, start, end }];
  });
}

/** @returns a plain text as a browser shows it */
export const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const decoded = (html: string): string =>
  html
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replaceAll("&amp;", "&");

const withoutScripts = (html: string): string => html.replace(/<(script|style)\b.*?<\/\1>/gs, "");

/** @returns the visible text of some HTML, in one line */
export const textOf = (html: string): string => inOneLine(decoded(withoutScripts(html).replace(/<[^>]*>/g, "")));

/** @returns the visible text of some HTML and the values of its attributes */
export const textAndAttributesOf = (html: string): string => `${textOf(html)}\n${decoded(withoutScripts(html))}`;
