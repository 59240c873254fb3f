import { type Document, isNode, isScalar, type Node, visit } from "yaml";

/** A part of YAML that data files do without, and why. */
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
    refusals.push({ offset: 0, message: "lines that begin with % are not used in these files; delete them" });
  visit(document, {
    Alias: (_, node) => {
      refusals.push(
        refusal(
          node,
          `*${node.source} stands for a text elsewhere (an alias); write the text out, or put it in quotation marks if it is meant as text`,
        ),
      );
    },
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === "<<")
        refusals.push(refusal(key, "<< (a merge key) is not used in these files; write the keys out"));
      else if (!isScalar(key) || typeof key.value !== "string") refusals.push(refusal(key, "a key must be one plain word, such as title"));
    },
    Node: (_, node: Node) => {
      const offset = node.range?.[0] ?? 0;
      if ("anchor" in node && typeof node.anchor === "string")
        refusals.push({
          offset,
          message: `&${node.anchor} (an anchor) is not used in these files; delete it, or put the text in quotation marks if it is meant as text`,
        });
      if (node.tag) refusals.push({ offset, message: "a text that begins with ! must stand in quotation marks" });
    },
  });
  return refusals;
}

/**
 * `title: Room #1` loses its end: " #" begins a comment. Comments of these files have a space after the sign, so one without was meant as text.
 * @param text the file's text
 * @returns every text that is cut off like that
 */
export function textsCutByComment(document: Document.Parsed, text: string): Refusal[] {
  const cuts: Refusal[] = [];
  visit(document, {
    Scalar: (_, node) => {
      if (node.type !== "PLAIN" || !node.comment || /^[\s!]/.test(node.comment)) return;
      const start = node.range?.[0] ?? 0;
      const wholeText = text.slice(start).split(/\r?\n/)[0]?.trim() ?? "";
      cuts.push({
        offset: start,
        message: `the text ends before " #", which begins a comment; put it in quotation marks: ${JSON.stringify(wholeText)}`,
      });
    },
  });
  return cuts;
}
