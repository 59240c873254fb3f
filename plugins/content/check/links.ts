import { PAGE_ANCHORS } from "../../../src/site/page-anchors";
import { WEB_ADDRESS } from "../fields";
import { type Kind, kindsIn } from "../kind";
import { launchList } from "../kinds/launch-list";
import type { Field } from "../walk-fields";
import { type CheckedFile, fieldProblems } from "./checked-file";
import { type CheckResult, type DataProblem, suggestion } from "./problem";
import { partsOf } from "./text-signs";

/** The anchors of each page by address; undefined if the page's file cannot be parsed. */
type Addresses = ReadonlyMap<string, ReadonlySet<string> | undefined>;

const entryIndex = ({ path }: Field) => Number(path.findLast((step) => typeof step === "number"));

const anchorsOf = ({ kind, fields }: CheckedFile): string[] => [
  ...PAGE_ANCHORS,
  ...(kind.anchors ?? []),
  ...fields.flatMap((field) => field.meta.anchorOf?.(String(field.value), entryIndex(field)) ?? []),
];

const addressesOf = (files: readonly CheckedFile[]): Addresses =>
  new Map(files.flatMap((file) => (file.address ? [[file.address, file.value ? new Set(anchorsOf(file)) : undefined]] : [])));

/** A page, an anchor on the same page, or both: `/contact#enquiry`. */
const ON_THIS_SITE = /^(?<page>\/[^#?]*)?(?:#(?<anchor>.*))?$/;
/** Numbers have a country code, except for short ones such as 101, and toll-free ones. A letter to mailboxes may have a subject and lines. */
const ELSEWHERE = new RegExp(
  `^(${WEB_ADDRESS.source}|mailto:[^\\s@:,?]+@[^\\s@?,]+(?:,[^\\s@:,?]+@[^\\s@?,]+)*(?:\\?.*)?$|tel:(?:\\+[1-9][\\d-]{7,}|\\d{3,6}|18[06]0[\\d-]{6,})$)`,
  "is",
);

/** Addresses that lack mailto: or https://. */
const E_MAIL = /^[^\s/@:]+@[^\s/@]+$/;
const DOMAIN = /^(?:www\.|[\w-]+\.(?:com|co|in|org|net)\b)/;

/** @returns the problem of an address in a file; undefined if it exists. Drafts may link to drafts */
function addressProblem(
  address: string,
  { address: ownPage, isDraft }: CheckedFile,
  addresses: Addresses,
  drafts: ReadonlySet<string>,
): string | undefined {
  if (ELSEWHERE.test(address)) return undefined;
  const named = JSON.stringify(address);
  if (/^tel:/i.test(address))
    return `${named} needs a country code and no spaces; write it like tel:+914012345678, or a toll-free one like tel:18001234567`;
  const parts = ON_THIS_SITE.exec(address)?.groups;
  if (E_MAIL.test(address)) return `${named} is not on this site; write mailto:${address}`;
  if (DOMAIN.test(address)) return `${named} is not on this site; write https://${address}`;
  if (!parts || address === "")
    return `${named} is not an address such as /contact, #enquiry, https://example.com, tel:+914012345678 or mailto:sales@example.com${suggestion(`/${address}`, addresses.keys())}`;
  const { page = ownPage, anchor } = parts;
  if (page !== undefined && !addresses.has(page)) return `there is no page ${JSON.stringify(page)}${suggestion(page, addresses.keys())}`;
  if (page !== undefined && drafts.has(page) && !isDraft)
    return `${JSON.stringify(page)} is a draft, which is not published; name another page, or publish it`;
  const anchors = page === undefined ? new Set<string>(PAGE_ANCHORS) : addresses.get(page);
  if (anchor === undefined || !anchors || anchors.has(anchor)) return undefined;
  const meant = suggestion(anchor, anchors) || `; its anchors are ${[...anchors].map((known) => `#${known}`).join(", ")}`;
  return `there is no anchor #${anchor} on ${page ?? "every page"}${meant}`;
}

/** Folders of the CMS and of Gatsby. */
export const RESERVED = /^\/(?:admin|static|page-data)(?:\/|$)/i;

/** @returns why an address cannot be redirected; undefined if it can. Hosts serve an existing file before a redirect */
function formerAddressProblem(address: string, addresses: Addresses, drafts: ReadonlySet<string>): string | undefined {
  const page = address.replace(/\/index\.html$/i, "") || "/";
  if (addresses.has(page) && !drafts.has(page))
    return `${JSON.stringify(address)} is a page, which is never redirected; delete this entry, or the page's file`;
  return RESERVED.test(address)
    ? `${JSON.stringify(address)} is a folder of the site, which is never redirected; delete this entry`
    : undefined;
}

const mayBeGone = ({ value, meta }: Field): boolean => meta.mayBeGone !== undefined && String(value).startsWith(meta.mayBeGone);

/** Finds broken links in Markdown and address fields, and Markdown syntax that visitors would see. */
export function linkProblems(files: readonly CheckedFile[]): CheckResult {
  const addresses = addressesOf(files);
  const drafts = new Set(files.flatMap((file) => (file.isDraft && file.address ? [file.address] : [])));
  // The launch list is not published.
  const shown = files.filter(({ name }) => name !== launchList.files);
  const found = shown.flatMap((file) =>
    file.fields.flatMap((field) =>
      partsOf(field).flatMap(({ written, problem, isWarning = false }) => {
        const message = problem ?? addressProblem(written, file, addresses, drafts);
        return message ? [{ isWarning, problem: file.problemAt(field.path, message, written) }] : [];
      }),
    ),
  );
  const inTexts = (isWarning: boolean) => found.flatMap((part) => (part.isWarning === isWarning ? [part.problem] : []));
  const inFields = (isWarning: boolean) =>
    fieldProblems(files, (field, file) => {
      const { value, meta } = field;
      if (typeof value !== "string" || mayBeGone(field) !== isWarning) return undefined;
      if (meta.isFormer) return formerAddressProblem(value, addresses, drafts);
      // The schema reports malformed addresses.
      return meta.isLink && /^(?:[/#]|tel:|mailto:)/.test(value) ? addressProblem(value, file, addresses, drafts) : undefined;
    });
  return { problems: [...inTexts(false), ...inFields(false)], warnings: [...inTexts(true), ...inFields(true)] };
}

const listOf = ({ path }: Field) => path.slice(0, -1).join();
/** The schema reports malformed names. */
const isPageName = (value: unknown): value is string => typeof value === "string" && /^[a-z0-9-]+$/.test(value);

/** Finds pages that list themselves, or another page twice. */
export function referenceProblems(files: readonly CheckedFile[]): DataProblem[] {
  return fieldProblems(files, (field, file) => {
    const { value, meta } = field;
    if (!meta.reference || !isPageName(value)) return undefined;
    const { family } = meta.reference;
    if (value === file.slug && file.kind.families?.some(({ typeName }) => typeName === family))
      return "a page cannot list itself; choose another";
    const first = file.fields.find((other) => other.value === value && listOf(other) === listOf(field));
    return first === field ? undefined : `${JSON.stringify(value)} is already in the list; delete one`;
  });
}

/** @returns a warning per reference to an unpublished page. Lists leave it out, because a page can be deleted at any time */
export function absentPages(files: readonly CheckedFile[], kinds: readonly Kind[]): DataProblem[] {
  return fieldProblems(files, ({ value, meta, path }, file) => {
    if (!meta.reference || !isPageName(value)) return undefined;
    const { family, noun, isOrder } = meta.reference;
    const inFamily = kindsIn(family, kinds);
    const pages = files.filter(({ kind }) => inFamily.includes(kind));
    const named = pages.find(({ slug }) => slug === value);
    if (!named) {
      const remedy = suggestion(
        value,
        pages.map(({ slug }) => slug),
      );
      const isListed = typeof path.at(-1) === "number";
      const others = isListed ? "choose another, or delete the entry" : "choose another";
      return `there is no ${noun} ${JSON.stringify(value)}, so it is left out${remedy || `; ${others}`}`;
    }
    return named.isDraft && !isOrder && !file.isDraft
      ? `${JSON.stringify(value)} is a draft, so it is left out; choose another, or publish it`
      : undefined;
  });
}
