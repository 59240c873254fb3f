import type { TextMessage } from "./parse-file";

const BYTE_ORDER_MARK = "\uFEFF";
/** Decoders put it in place of invalid bytes. */
const REPLACEMENT_CHARACTER = "\uFFFD";
/** Git's marks of an unresolved conflict. */
const CONFLICT_MARK = /^(?:<{7} |={7}\r?$|>{7} )/m;

const isUtf16 = ([first, second]: Uint8Array) => (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Decodes a file.
 * @param isJson whether a byte-order mark is a problem: JSON parsers reject it, YAML parsers skip it
 * @returns the text without byte-order mark, and the first problem
 */
export function decodeText(bytes: Uint8Array, isJson: boolean): { readonly text: string; readonly problem?: TextMessage } {
  if (isUtf16(bytes)) return { text: "", problem: { offset: 0, message: 'is saved as UTF-16; save it again with the encoding "UTF-8"' } };
  const decoded = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const hasMark = decoded.startsWith(BYTE_ORDER_MARK);
  const text = hasMark ? decoded.slice(BYTE_ORDER_MARK.length) : decoded;
  const lostLetter = isUtf8(bytes)
    ? "a character was lost when the file was saved; retype it in place of �"
    : 'is not UTF-8 text; save the file again with the encoding "UTF-8"';
  const found: readonly (readonly [offset: number, message: string])[] = [
    [hasMark && isJson ? 0 : -1, 'the file begins with an invisible byte-order mark; save it as "UTF-8", not as "UTF-8 with BOM"'],
    [text.indexOf(REPLACEMENT_CHARACTER), lostLetter],
    [
      text.search(CONFLICT_MARK),
      "two versions of this file were not joined; keep one of both texts and delete the lines of <, = and > signs",
    ],
  ];
  const [first] = found.filter(([offset]) => offset >= 0);
  return { text, problem: first && { offset: first[0], message: first[1] } };
}
