import type { TextFault } from "./parsed-data";

/** No text of a website comes near this; a larger file was put here by mistake. */
const MAX_FILE_BYTES = 1_000_000;

const BYTE_ORDER_MARK = "\uFEFF";
/** What a decoder puts in place of bytes that are no character. */
const REPLACEMENT_CHARACTER = "\uFFFD";
/** Control characters other than tab and line ends, line ends of word processors, marks within a text: never typed, only pasted or left by damage. */
const CONTROL_CHARACTER = /(?![\t\n\r])[\p{Cc}\p{Zl}\p{Zp}\uFEFF\uFFFE\uFFFF]/u;
/** What Git writes into a file that was changed in two places at once. */
const MERGE_MARK = /^(?:<{7} |={7}\r?$|>{7} )/m;
const OLD_MAC_LINE_END = /\r(?!\n)/;

const isUtf16 = ([first, second]: Uint8Array) => (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

const hexadecimal = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/**
 * Turns a file's bytes into text, and says what is wrong with them as text.
 * @param isJson JSON readers stop at a byte-order mark, YAML readers skip it
 * @returns the text, without byte-order mark, and its faults; it is not worth reading if there are any
 */
export function decodeText(bytes: Uint8Array, isJson: boolean): { readonly text: string; readonly faults: readonly TextFault[] } {
  const notText = (message: string) => ({ text: "", faults: [{ offset: 0, message }] });
  if (bytes.length > MAX_FILE_BYTES) return notText(`is ${bytes.length} bytes long; the limit for a text file is ${MAX_FILE_BYTES}`);
  if (isUtf16(bytes)) return notText('is saved as UTF-16; save it again with the encoding "UTF-8"');

  const decoded = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const hasMark = decoded.startsWith(BYTE_ORDER_MARK);
  const text = hasMark ? decoded.slice(BYTE_ORDER_MARK.length) : decoded;
  const lostLetter = text.indexOf(REPLACEMENT_CHARACTER);
  const isUtf8 = Buffer.compare(Buffer.from(decoded), bytes) === 0;
  if (!isUtf8)
    return { text, faults: [{ offset: lostLetter, message: 'is not UTF-8 text; save the file again with the encoding "UTF-8"' }] };

  const [control = ""] = CONTROL_CHARACTER.exec(text) ?? [];
  const found: readonly (readonly [offset: number, message: string])[] = [
    [hasMark && isJson ? 0 : -1, 'the file begins with an invisible byte-order mark; save it as "UTF-8", not as "UTF-8 with BOM"'],
    [lostLetter, "a character was lost when the file was saved; retype it in place of �"],
    [text.search(CONTROL_CHARACTER), `there is an invisible control character (${hexadecimal(control)}) here; delete it`],
    [text.search(MERGE_MARK), "two versions of this file were not joined; keep one of both texts and delete the lines of <, = and > signs"],
    [text.search(OLD_MAC_LINE_END), 'ends with a bare carriage return; save the file with line endings "LF" or "CRLF"'],
  ];
  return { text, faults: found.filter(([offset]) => offset >= 0).map(([offset, message]) => ({ offset, message })) };
}
