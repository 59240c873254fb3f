import { type Document, isNode, isScalar, type Node, visit } from "yaml";

/** YAML syntax that data files do not use, and why. */
export interface Refusal {
  readonly offset: number;
  readonly message: string;
}

const refusal = (node: unknown, message: string): Refusal => ({ offset: isNode(node) ? (node.range?.[0] ?? 0) : 0, message });

/**
 * YAML's shorthand (anchors, aliases, merge keys, tags, directives) is read differently by different programs, hides what a
 * text says from its editor, and can blow a small file up to gigabytes. Data files are plain: keys, texts, numbers, lists.
 * @returns every use of it
 */
export function refusedYaml(document: Document.Parsed): Refusal[] {
  const refusals: Refusal[] = [];
  if (document.directives.yaml.explicit || Object.keys(document.directives.tags).length > 1)
    refusals.push({ offset: 0, message: "lines that start with % are not used in these files; delete them" });
  visit(document, {
    Alias: (_, node) => {
      refusals.push(
        refusal(
          node,
          `*${node.source} refers to text elsewhere (an alias); write the text out, or put it in quotation marks if it is meant literally`,
        ),
      );
    },
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === "<<")
        refusals.push(refusal(key, "<< (a merge key) is not used in these files; write the fields out"));
      else if (!isScalar(key) || typeof key.value !== "string")
        refusals.push(refusal(key, "a field name must be one plain word, such as title"));
    },
    Node: (_, node: Node) => {
      const offset = node.range?.[0] ?? 0;
      if ("anchor" in node && typeof node.anchor === "string")
        refusals.push({
          offset,
          message: `&${node.anchor} (an anchor) is not used in these files; delete it, or put the text in quotation marks if it is meant literally`,
        });
      if (node.tag) refusals.push({ offset, message: "text that starts with ! must be in quotation marks" });
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
export function textsCutByComment(document: Document.Parsed, text: string): Refusal[] {
  const cuts: Refusal[] = [];
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
