import type { TextMessage } from "./read-data";

const BYTE_ORDER_MARK = "\uFEFF";
/** What a decoder puts in place of bytes that are no character. */
const REPLACEMENT_CHARACTER = "\uFFFD";
/** Control characters and line ends of word processors: never typed, only pasted. */
const CONTROL_CHARACTER = /(?![\t\n\r])[\p{Cc}\p{Zl}\p{Zp}\uFEFF]/u;
/** What Git writes into a file that was changed in two places at once. */
const MERGE_MARK = /^(?:<{7} |={7}\r?$|>{7} )/m;

const isUtf16 = ([first, second]: Uint8Array) => (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/**
 * Turns a file's bytes into text.
 * @param isJson JSON readers stop at a byte-order mark, YAML readers skip it
 * @returns the text, without byte-order mark, and what keeps it from being read
 */
export function decodeText(bytes: Uint8Array, isJson: boolean): { readonly text: string; readonly problem?: TextMessage } {
  if (isUtf16(bytes)) return { text: "", problem: { offset: 0, message: 'is saved as UTF-16; save it again with the encoding "UTF-8"' } };
  const decoded = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const hasMark = decoded.startsWith(BYTE_ORDER_MARK);
  const text = hasMark ? decoded.slice(BYTE_ORDER_MARK.length) : decoded;
  const isUtf8 = Buffer.compare(Buffer.from(decoded), bytes) === 0;
  const lostLetter = isUtf8
    ? "a character was lost when the file was saved; retype it in place of �"
    : 'is not UTF-8 text; save the file again with the encoding "UTF-8"';
  const found: readonly (readonly [offset: number, message: string])[] = [
    [hasMark && isJson ? 0 : -1, 'the file begins with an invisible byte-order mark; save it as "UTF-8", not as "UTF-8 with BOM"'],
    [text.indexOf(REPLACEMENT_CHARACTER), lostLetter],
    [text.search(CONTROL_CHARACTER), "there is an invisible control character here, pasted from another program; delete it"],
    [text.search(MERGE_MARK), "two versions of this file were not joined; keep one of both texts and delete the lines of <, = and > signs"],
  ];
  const [first] = found.filter(([offset]) => offset >= 0);
  return { text, problem: first && { offset: first[0], message: first[1] } };
}
