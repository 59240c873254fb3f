import { type Document, isScalar, type Node, visit } from "yaml";
import type { TextFault } from "./parsed-data";
import { wordReservedStart } from "./yaml-fault-messages";
import { lineOf, startOf } from "./yaml-fault-places";

/**
 * YAML's shorthand (anchors, aliases, merge keys, tags, directives) is read differently by different programs, hides what a
 * text says from its editor, and can blow a small file up to gigabytes. Data files are plain: keys, texts, numbers, lists.
 * @param text the file's text
 * @returns every use of it
 */
export function refusedYaml(document: Document.Parsed, text: string): TextFault[] {
  const refusals: TextFault[] = [];
  const refuse = (offset: number | undefined, message: string) => refusals.push({ offset: offset ?? 0, message });
  /** An editor who writes & or ! before a text means the character; the parser counts it to the text before. */
  const refuseStart = (sign: string, node: Node) => {
    const offset = text.lastIndexOf(` ${sign}`, node.range?.[0]) + 1;
    refuse(offset, wordReservedStart(/.*/.exec(text.slice(offset))?.[0] ?? sign));
  };
  if (document.directives.yaml.explicit || Object.keys(document.directives.tags).length > 1)
    refuse(0, "lines that start with % are not used in these files; delete them");
  visit(document, {
    Alias: (_, node) => refuseStart("*", node),
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === "<<") refuse(startOf(key), "<< (a merge key) is not used in these files; write the fields out");
      else if (!isScalar(key) || typeof key.value !== "string") refuse(startOf(key), "a field name must be one plain word, such as title");
    },
    Node: (_, node: Node) => {
      if ("anchor" in node && typeof node.anchor === "string") refuseStart("&", node);
      if (node.tag) refuseStart("!", node);
    },
  });
  return refusals;
}

/** Notes may follow text on its line, because nobody writes them as part of it; launch-check lists those that say REPLACE. */
const CUTTING_COMMENT = /^\s*#(?!\s*(?:REPLACE|REVIEW|TODO)\b)/;

/**
 * `title: Room # 5` loses its end, because " #" begins a comment. After text without quotation marks only marked notes are taken for
 * comments (`# REPLACE: room`); any other was probably meant as text. Numbers, true and false, and texts in quotation marks lose nothing.
 * @param text the file's text
 * @returns every text that is cut off like that
 */
export function textsCutByComment(document: Document.Parsed, text: string): TextFault[] {
  const cuts: TextFault[] = [];
  visit(document, {
    Scalar: (_, { type, value, range }) => {
      const isText = typeof value === "string" || value === null;
      if (type !== "PLAIN" || !isText || !range) return;
      const [start, end] = range;
      const [restOfLine = ""] = text.slice(end).split("\n", 1);
      if (!CUTTING_COMMENT.test(restOfLine)) return;
      const wholeText = (text.slice(start, end) + restOfLine).trim().replace(/\s*\n\s*/g, " ");
      cuts.push({
        offset: start,
        message: `the text ends before " #", which starts a comment; put it in quotation marks: ${JSON.stringify(wholeText)}, or move the comment to its own line`,
      });
    },
  });
  return cuts;
}

/** The CMS wraps at 100 characters (plugins/admin-page/browser/keep-writing.ts), also before the dash of a sentence. */
const SHORTEST_WRAPPED_LINE = 90;
/** An entry of a file, or of a list in Markdown, which follows an empty line or keeps its lines in a text that begins with |. */
const ENTRY = /^ *[-*] /;
const LONG_TEXT_ENTRY = /^ *- [>|]/;
const KEEP_LINES = "for a list within a text, write | instead of >- in front of the text";
const JOINED_ENTRY = `is read as part of the text above; if it is an entry, indent its dash like the one above; ${KEEP_LINES}; a dash within a sentence belongs at the end of the line above`;
const JOINED_NUMBER = `is read as part of the text above; ${KEEP_LINES}`;
const JOINED_NOTE = "is read as part of the text above, not as a note; indent it less, or move it above the text's field";
const MARKED_NOTE = /^ *# ?(?:REPLACE|REVIEW|TODO)\b/;
const indentOf = (line: string) => line.search(/\S/);
/** NaN if the line does not begin with the number of a list's entry: "2. " or "2) ". */
const numberOf = (line: string) => Number(/^ *(\d+)[.)] /.exec(line)?.[1]);

/**
 * An entry of a list that is indented further than the one above is no entry: it goes on with that one's text, and pages would show
 * its dash in the middle of a paragraph. So do numbered lines that follow each other, and notes within a text are shown, too.
 * @param text the file's text
 * @returns every such line
 */
export function linesJoinedToText(document: Document.Parsed, text: string): TextFault[] {
  const faults: TextFault[] = [];
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (!range || type?.startsWith("QUOTE")) return;
      const [first = "", ...lines] = text.slice(range[0], range[1]).split("\n");
      let above = /^[>|]/.test(first) ? "" : lineOf(text, range[0]);
      // a text that begins with > keeps the break after a line that is indented further (YAML 1.2.2, 8.1.3), as the CMS writes a wrapped list
      const breaksBeyond = type === "BLOCK_FOLDED" ? indentOf(lines.find((line) => line.trim() !== "") ?? "") : Number.POSITIVE_INFINITY;
      let nextNumber = numberOf(first) + 1;
      let offset = range[0] + first.length + 1;
      for (const line of lines) {
        const isJoined = above.trim() !== "" && type !== "BLOCK_LITERAL" && indentOf(above) <= breaksBeyond;
        const isWrapped = above.length > SHORTEST_WRAPPED_LINE && !LONG_TEXT_ENTRY.test(line);
        if (isJoined && ENTRY.test(line) && !isWrapped) faults.push({ offset, message: JOINED_ENTRY });
        if (isJoined && numberOf(line) === nextNumber) faults.push({ offset, message: JOINED_NUMBER });
        if (MARKED_NOTE.test(line)) faults.push({ offset, message: JOINED_NOTE });
        nextNumber = numberOf(line) + 1 || nextNumber;
        offset += line.length + 1;
        above = line;
      }
    },
  });
  return faults;
}
