import { FIRST_CHARACTER, type FileFault, locationIn } from "../data-fault";

/** No text of a website comes near this; a larger file was put here by mistake. */
const MAX_FILE_BYTES = 1_000_000;

const BYTE_ORDER_MARK = "\uFEFF";
/** What a decoder puts in place of bytes that are no character. */
const REPLACEMENT_CHARACTER = "\uFFFD";
/** Control characters other than tab and line ends; they are never typed, only pasted or left by damage. */
const CONTROL_CHARACTER = /(?![\t\n\r])\p{Cc}/u;
const OLD_MAC_LINE_END = /\r(?!\n)/;

const wholeFile = (message: string): FileFault => ({ ...FIRST_CHARACTER, field: "", message });

const isUtf16 = ([first, second]: Uint8Array) => (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const hexadecimal = (character: string) => `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/**
 * Turns a file's bytes into text, and says what is wrong with them as text.
 * @param format JSON readers stop at a byte-order mark, YAML readers skip it
 * @returns the text, without byte-order mark; undefined if the file is not text
 */
export function decodeText(bytes: Uint8Array, format: "yaml" | "json"): { text?: string; faults: FileFault[] } {
  if (bytes.length > MAX_FILE_BYTES) {
    return { faults: [wholeFile(`is ${bytes.length} bytes long; the limit for a text file is ${MAX_FILE_BYTES}`)] };
  }
  if (isUtf16(bytes)) return { faults: [wholeFile('is saved as UTF-16; save it again with the encoding "UTF-8"')] };

  const decoded = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const hasMark = decoded.startsWith(BYTE_ORDER_MARK);
  const text = hasMark ? decoded.slice(BYTE_ORDER_MARK.length) : decoded;
  const at = (offset: number, message: string): FileFault => ({ ...locationIn(text)(offset), field: "", message });

  const lostLetter = text.indexOf(REPLACEMENT_CHARACTER);
  if (!isUtf8(bytes)) return { faults: [at(Math.max(lostLetter, 0), 'is not UTF-8 text; save the file again with the encoding "UTF-8"')] };

  const control = CONTROL_CHARACTER.exec(text);
  const lineEnd = OLD_MAC_LINE_END.exec(text);
  const faults = [
    ...(hasMark && format === "json"
      ? [at(0, 'the file begins with an invisible byte-order mark; save it as "UTF-8", not as "UTF-8 with BOM"')]
      : []),
    ...(lostLetter >= 0 ? [at(lostLetter, "a character was lost when the file was saved; retype it in place of �")] : []),
    ...(control ? [at(control.index, `there is an invisible control character (${hexadecimal(control[0])}) here; delete it`)] : []),
    ...(lineEnd ? [at(lineEnd.index, 'ends with a bare carriage return; save the file with line endings "LF" or "CRLF"')] : []),
  ];
  return faults.length > 0 ? { faults } : { text, faults };
}
