import { type Document, isNode, isScalar, type Node, visit } from "yaml";
import type { TextFault } from "./parsed-data";

/**
 * YAML's shorthand (anchors, aliases, merge keys, tags, directives) is read differently by different programs, hides what a
 * text says from its editor, and can blow a small file up to gigabytes. Data files are plain: keys, texts, numbers, lists.
 * @returns every use of it
 */
export function refusedYaml(document: Document.Parsed): TextFault[] {
  const refusals: TextFault[] = [];
  const refuse = (node: unknown, message: string) => refusals.push({ offset: (isNode(node) && node.range?.[0]) || 0, message });
  if (document.directives.yaml.explicit || Object.keys(document.directives.tags).length > 1)
    refuse(undefined, "lines that start with % are not used in these files; delete them");
  visit(document, {
    Alias: (_, node) => {
      refuse(
        node,
        `*${node.source} refers to text elsewhere (an alias); write the text out, or put it in quotation marks if it is meant literally`,
      );
    },
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === "<<") refuse(key, "<< (a merge key) is not used in these files; write the fields out");
      else if (!isScalar(key) || typeof key.value !== "string") refuse(key, "a field name must be one plain word, such as title");
    },
    Node: (_, node: Node) => {
      if ("anchor" in node && typeof node.anchor === "string")
        refuse(
          node,
          `&${node.anchor} (an anchor) is not used in these files; delete it, or put the text in quotation marks if it is meant literally`,
        );
      if (node.tag) refuse(node, "text that starts with ! must be in quotation marks");
    },
  });
  return refusals;
}

/** Notes may follow text on its line, because nobody writes them as part of it; launch-check lists those that say REPLACE. */
const CUTTING_COMMENT = /^\s+#(?!\s*(?:REPLACE|REVIEW|TODO)\b)/;

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
      if (type !== "PLAIN" || typeof value !== "string" || !range) return;
      const [start, end] = range;
      const lineEnd = text.indexOf("\n", end);
      const restOfLine = text.slice(end, lineEnd < 0 ? undefined : lineEnd);
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
