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

/**
 * The elements that decide what a page runs, loads and sends. React and Gatsby write attributes in double quotes or without a value, and no
 * angle bracket inside them; of a tag that is written otherwise only the name is found.
 */
const TAG = /<(?<name>script|style|meta|form)(?=[\s/>])(?:(?<attributes>(?:\s+[^\s"'<>/=]+(?:="[^"<>]*")?)*)\s*\/?>)?/gi;
const ATTRIBUTE = /(?<name>[^\s"'<>/=]+)(?:="(?<value>[^"]*)")?/g;
/** Their content is not HTML, whatever it looks like. */
const HOLDS_TEXT = /^(script|style)$/;

const attributesIn = (written: string) =>
  new Map([...written.matchAll(ATTRIBUTE)].map(({ groups: { name = "", value = "" } = {} }) => [name.toLowerCase(), value]));

/**
 * Finds scripts, styles, metas and forms without parsing the page, which would take most of the time that a page costs after Gatsby.
 * That is safe because React writes these pages: it escapes every angle bracket of a text or an attribute, so that each one left opens
 * a tag. A test compares what is found in every built page with a parser's result.
 * @param html a whole page as React and Gatsby rendered it
 * @returns the elements in the order of the page, also those that a browser sees only without scripts (noscript)
 * @throws if such an element is written in another way
 */
export function elementsOf(html: string): HtmlElement[] {
  const elements: HtmlElement[] = [];
  for (const { 0: tag, index: start, groups: { name: written = "", attributes } = {} } of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    const isInText = start < (elements.at(-1)?.end ?? 0);
    if (isInText) continue;
    if (attributes === undefined) throw new Error(`an element is not written as React writes it: ${html.slice(start, start + 80)}`);
    const textStart = start + tag.length;
    const closing = HOLDS_TEXT.test(name) ? `</${name}>` : "";
    const textEnd = html.indexOf(closing, textStart);
    if (textEnd < 0) throw new Error(`a ${name} element has no end: ${html.slice(textStart, textStart + 80)}`);
    const end = textEnd + closing.length;
    elements.push({ name, attributes: attributesIn(attributes), text: html.slice(textStart, textEnd), start, end });
  }
  return elements;
}

/** @returns the page with parts of its text replaced; the parts must not overlap */
export const applyEdits = (html: string, edits: readonly { start: number; end: number; replacement: string }[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end), html);
