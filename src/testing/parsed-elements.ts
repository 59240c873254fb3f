import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** An element of a page as a parser sees it, with its place in the page's text. */
export interface ParsedElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Its text exactly as written: browsers hash these characters. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly textStart: number;
  readonly textEnd: number;
}

function* nodesBelow(node: DefaultTreeAdapterTypes.Node): Generator<DefaultTreeAdapterTypes.Element> {
  if ("tagName" in node) yield node;
  if ("content" in node) yield* nodesBelow(node.content);
  if ("childNodes" in node) for (const child of node.childNodes) yield* nodesBelow(child);
}

/**
 * @param html a whole page
 * @param names the elements wanted: "script", "style"; all of them if none is named
 * @returns those elements in the order of the page, also the ones a browser sees only without scripts (noscript)
 */
export function elementsNamed(html: string, ...names: string[]): ParsedElement[] {
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false });
  return [...nodesBelow(document)].flatMap(({ tagName, attrs, sourceCodeLocation }) => {
    if (!sourceCodeLocation || (names.length > 0 && !names.includes(tagName))) return [];
    const { startOffset: start, endOffset: end, startTag, endTag } = sourceCodeLocation;
    const textStart = startTag?.endOffset ?? end;
    const textEnd = endTag?.startOffset ?? end;
    const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
    return [{ name: tagName, attributes, text: html.slice(textStart, textEnd), start, end, textStart, textEnd }];
  });
}
