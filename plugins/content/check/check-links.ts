import type { Declarations } from "../declarations";
import type { Field } from "../walk-fields";
import { type CheckedFile, fieldProblems } from "./checked-file";
import type { DataProblem } from "./data-problem";
import { joinedLine, joinedLineProblem, type MarkdownPart, markdownInPlainText, markdownParts } from "./links-in-markdown";
import { suggestion } from "./nearest-word";

/** The addresses of all pages with their anchors. The anchors are undefined if the page's file cannot be read. */
export type Addresses = ReadonlyMap<string, ReadonlySet<string> | undefined>;

type EveryPage = Pick<Declarations, "everyPage">;

/** Anchors of the page's component, not of the editor's sections. */
const ownAnchors = ({ kind }: CheckedFile, { everyPage }: EveryPage) => [...everyPage.anchors, ...kind.anchors];

const anchorsOf = (checked: CheckedFile, declarations: EveryPage) => [
  ...ownAnchors(checked, declarations),
  ...checked.fields.flatMap(({ meta: { isAnchor, anchorOf }, value }) => {
    if (typeof value !== "string") return [];
    return isAnchor ? [value] : anchorOf ? [anchorOf(value)] : [];
  }),
];

export function addressesOf(files: readonly CheckedFile[], declarations: EveryPage): Addresses {
  return new Map(
    files.flatMap((checked) =>
      checked.pagePath === undefined
        ? []
        : [[checked.pagePath, checked.fields.length > 0 ? new Set(anchorsOf(checked, declarations)) : undefined]],
    ),
  );
}

function partsOf({ path, value, meta }: Field, { writtenAt }: CheckedFile): MarkdownPart[] {
  if (typeof value !== "string" || meta.reference || (meta.graphqlRole && meta.graphqlRole !== "markdown")) return [];
  const isMarkdown = meta.graphqlRole === "markdown";
  const joined = joinedLine(writtenAt(path));
  if (joined !== undefined) return [{ written: joined, problem: joinedLineProblem(joined, isMarkdown) }];
  return isMarkdown ? markdownParts(value) : markdownInPlainText(value);
}

/** `/contact#enquiry` is a path and an anchor. `#enquiry` is an anchor on the same page. */
const ON_THIS_SITE = /^(?<page>\/[^#?]*)?(?:#(?<anchor>.*))?$/;
const ELSEWHERE = /^(https:\/\/[^\s/]+\.[^\s/]+|mailto:[^\s@]+@[^\s@]+$|tel:\+[1-9][\d-]{7,}$)/;

/** @returns what is wrong with an address; undefined if it exists */
export function addressProblem(
  address: string,
  ownPage: string | undefined,
  addresses: Addresses,
  { everyPage }: EveryPage,
): string | undefined {
  if (ELSEWHERE.test(address)) return undefined;
  const named = JSON.stringify(address);
  if (address.startsWith("tel:")) return `${named} has no country code; write it like tel:+914012345678`;
  if (address.startsWith("http://")) return `${named} is not encrypted; write https:// instead of http://`;
  const parts = ON_THIS_SITE.exec(address)?.groups;
  if (!parts || address === "") {
    return `${named} is not an address such as /contact, #enquiry or https://example.com${suggestion(`/${address}`, addresses.keys())}`;
  }
  const { page = ownPage, anchor } = parts;
  if (page !== undefined && !addresses.has(page)) return `there is no page ${JSON.stringify(page)}${suggestion(page, addresses.keys())}`;
  const anchors = page === undefined ? new Set(everyPage.anchors) : addresses.get(page);
  if (anchor === undefined || !anchors || anchors.has(anchor)) return undefined;
  return `there is no anchor #${anchor} on ${page ?? "every page"}${suggestion(anchor, anchors) || `; its anchors are ${[...anchors].map((known) => `#${known}`).join(", ")}`}`;
}

/** Checks that the links in Markdown and in address fields lead to existing pages and anchors. */
export function linkProblems(files: readonly CheckedFile[], addresses: Addresses, declarations: EveryPage): DataProblem[] {
  const inTexts = files.flatMap((checked) =>
    checked.fields.flatMap((field) =>
      partsOf(field, checked).flatMap(({ written, problem }) => {
        const message = problem ?? addressProblem(written, checked.pagePath, addresses, declarations);
        return message ? [checked.problemAtText(field.path, written, message)] : [];
      }),
    ),
  );
  const inFields = fieldProblems(files, ({ value, meta }, checked) => {
    if (meta.isAnchor && ownAnchors(checked, declarations).includes(String(value)))
      return `${JSON.stringify(value)} is an anchor that the page already has; choose another`;
    // The schema reports addresses of any other form.
    return meta.isLink && typeof value === "string" && /^[/#]/.test(value)
      ? addressProblem(value, checked.pagePath, addresses, declarations)
      : undefined;
  });
  return [...inTexts, ...inFields];
}
