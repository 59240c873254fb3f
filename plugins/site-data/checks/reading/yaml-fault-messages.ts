import type { YAMLError } from "yaml";

/** A list item's dash and a key, and then what is written after them. */
const KEY_AND_TEXT = /^\s*(?:- +)?(?:[\w-]+: +)?(?<text>.*?)\s*$/;
/** Characters that begin something other than text. */
const RESERVED_START = /^[[\]{}*&!|>@`%#'"]/;

export const WRONG_INDENT =
  "is not indented like the lines it belongs to, or has lost its dash; lines of one group start in the same column";
const NEXT_LINE_TOO_FAR = "the next line is indented too far; lines of one group start in the same column";
const TAB = "there is a tab before the text; use spaces instead, two per level";

export const NO_FIELD = 'is not of the form "field: text"; is the colon missing?';

export const WORD_PROCESSOR_SIGN =
  "the line begins with a sign of a word processor instead of a space or a hyphen; delete it and type it here";

const textOfLine = (line: string) => KEY_AND_TEXT.exec(line)?.groups?.text ?? line.trim();
/** A note behind the text is not part of it. */
const NOTE = /\s+#\s*(?:REPLACE|REVIEW|TODO)\b.*$/;

/** @returns the text as YAML that means just this text: inches stay inches */
function inQuotationMarks(textWithNote: string): string {
  const text = textWithNote.replace(NOTE, "");
  return text.includes('"') && !text.includes("'") ? `'${text}'` : JSON.stringify(text);
}

/** An editor's own outer marks, and what follows them if it is no word. */
const OUTER_MARKS = /^(?<mark>["']+)(?<text>.*)\k<mark>(?<rest>[^\w"']*)$/;

/** @param text from its reserved first character to the end of its line */
export const wordReservedStart = (text: string) =>
  `text that starts with ${text.charAt(0)} must be in quotation marks: ${inQuotationMarks(text.trim())}`;

function wordUnexpectedToken(lineText: string, parserMessage: string): string {
  const text = textOfLine(lineText);
  const first = text.charAt(0);
  if (first === '"' || first === "'") {
    const { text: inner = text, rest = "" } = OUTER_MARKS.exec(text.replace(NOTE, ""))?.groups ?? {};
    return `text continues after the closing quotation mark; put all of it inside one pair of marks: ${inQuotationMarks(inner + rest)}`;
  }
  if (first === ">" || first === "|")
    return `after ${first} the text must start on the next line; or put this one in quotation marks: ${inQuotationMarks(text)}`;
  if (first === "-") return `a list starts on the line after its field, and ${wordReservedStart(text)}`;
  if (RESERVED_START.test(text)) return wordReservedStart(text);
  return `cannot be read here (${parserMessage}); is a bracket or a quotation mark missing?`;
}

function wordMissingCharacter(lineText: string, parserMessage: string): string {
  const unseparated = /^\s*(?:- +)?(?<key>[\w-]+):(?<text>\S.*)$/.exec(lineText)?.groups;
  if (unseparated) return `a space is missing after the colon: ${unseparated.key}: ${unseparated.text}`;
  const quote = /closing (["'])quote/.exec(parserMessage)?.[1];
  if (quote) return `the quotation mark ${quote} opened here is never closed`;
  if (/Sequence item/.test(parserMessage)) return WRONG_INDENT;
  if (/Implicit map keys/.test(parserMessage)) return NO_FIELD;
  if (/empty lines/.test(parserMessage)) return "the empty line above begins with more spaces than this text; delete them";
  if (RESERVED_START.test(textOfLine(lineText))) return wordUnexpectedToken(lineText, parserMessage);
  return `a bracket or a comma is missing (${parserMessage})`;
}

/**
 * @param error what the parser reports; its own words remain for faults that no editor is likely to make
 * @param lineText the whole line of the fault
 * @param restOfLine the line from the fault on
 * @returns what is wrong, in words for an editor who has never heard of the parser
 */
export function wordSyntaxFault({ code, message: parserMessage }: YAMLError, lineText: string, restOfLine: string): string {
  if (/^ *\t/.test(lineText)) return TAB;
  const afterDash = /^\s*-(?<text>\w.*)$/.exec(lineText)?.groups?.text;
  if (afterDash) return `a space is missing after the dash: - ${afterDash}`;
  switch (code) {
    case "BLOCK_AS_IMPLICIT_KEY":
      if (/^\s*- /.test(restOfLine)) return WRONG_INDENT;
      return /:(?:\s|$)/.test(restOfLine)
        ? `a colon followed by a space starts a new field; put text with a colon in quotation marks: ${inQuotationMarks(restOfLine.trim())}`
        : NEXT_LINE_TOO_FAR;
    case "TAB_AS_INDENT":
      return TAB;
    case "MISSING_CHAR":
      return wordMissingCharacter(lineText, parserMessage);
    case "MULTILINE_IMPLICIT_KEY":
      return /^\s*(?:- +)?[\w-]+:\S/.test(lineText)
        ? wordMissingCharacter(lineText, parserMessage)
        : 'is not of the form "field: text"; is the colon missing, or should the line be indented like the text above it?';
    case "BAD_ALIAS":
    case "BAD_SCALAR_START":
    case "TAG_RESOLVE_FAILED":
      return wordReservedStart(restOfLine);
    case "UNEXPECTED_TOKEN":
      return wordUnexpectedToken(lineText, parserMessage);
    case "BAD_INDENT":
      return /^Flow/.test(parserMessage)
        ? "a bracket [ or { opened above is never closed, or only after a # that should be in quotation marks"
        : WRONG_INDENT;
    case "BAD_DQ_ESCAPE":
      return `inside quotation marks \\ starts a special character, and ${parserMessage.split(" ").at(-1)} is not one; write \\\\ for a backslash`;
    case "MULTIPLE_DOCS":
      return "--- starts a second document; a file can hold only one";
    case "RESOURCE_EXHAUSTION":
      return "is nested too deeply to be read";
    default:
      return `cannot be read (${parserMessage})`;
  }
}
