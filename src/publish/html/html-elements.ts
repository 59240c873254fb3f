/** An element of a page, with its position in the page's text. */
export interface HtmlElement {
  readonly name: string;
  /** As written, with entities. */
  readonly attributes: ReadonlyMap<string, string>;
  /** The content of a script or style, exactly as written: browsers hash these characters. Empty for other elements. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The elements that decide what a page runs, loads and sends. */
const NAMES = ["script", "style", "link", "meta", "form"] as const;
type Name = (typeof NAMES)[number];

const OPENING = new RegExp(`<(?<name>${NAMES.join("|")})(?=[\\s/>])`, "gi");
/** React and Gatsby write attributes in double quotes or without a value, and no angle bracket inside them. */
const START_TAG = /<[a-z]+(?<attributes>(?:\s+[^\s"'<>/=]+(?:="[^"<>]*")?)*)\s*\/?>/y;
const ATTRIBUTE = /(?<name>[^\s"'<>/=]+)(?:="(?<value>[^"]*)")?/g;
/** Their content is not HTML, whatever it looks like. */
const HOLDS_TEXT: ReadonlySet<string> = new Set<Name>(["script", "style"]);

const attributesIn = (written: string) =>
  new Map([...written.matchAll(ATTRIBUTE)].map(({ groups: { name = "", value = "" } = {} }) => [name.toLowerCase(), value]));

/**
 * Finds scripts, styles, links, metas and forms without parsing the page, which would take most of the time that a page costs after Gatsby.
 * That is safe because React writes these pages: it escapes every angle bracket of a text or an attribute, so that each one left opens
 * a tag. A test compares what is found in every built page with a parser's result.
 * @param html a whole page as React and Gatsby rendered it
 * @returns the elements in the order of the page, also those that a browser sees only without scripts (noscript)
 * @throws if such an element is written in another way
 */
export function elementsOf(html: string): HtmlElement[] {
  const elements: HtmlElement[] = [];
  OPENING.lastIndex = 0;
  for (let opening = OPENING.exec(html); opening; opening = OPENING.exec(html)) {
    const start = opening.index;
    const name = (opening.groups?.name ?? "").toLowerCase();
    START_TAG.lastIndex = start;
    const tag = START_TAG.exec(html);
    if (!tag) throw new Error(`an element is not written as React writes it: ${html.slice(start, start + 80)}`);
    const textStart = START_TAG.lastIndex;
    const { textEnd, end } = HOLDS_TEXT.has(name) ? endOfText(html, name, textStart) : { textEnd: textStart, end: textStart };
    elements.push({ name, attributes: attributesIn(tag.groups?.attributes ?? ""), text: html.slice(textStart, textEnd), start, end });
    OPENING.lastIndex = end;
  }
  return elements;
}

function endOfText(html: string, name: string, textStart: number): { readonly textEnd: number; readonly end: number } {
  const closing = `</${name}>`;
  const textEnd = html.indexOf(closing, textStart);
  if (textEnd < 0) throw new Error(`a ${name} element has no end: ${html.slice(textStart, textStart + 80)}`);
  return { textEnd, end: textEnd + closing.length };
}

/** A part of a page's text and its replacement. */
export interface HtmlEdit {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** @returns the page with every edit applied; edits must not overlap */
export function applyEdits(html: string, edits: readonly HtmlEdit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end), html);
}
