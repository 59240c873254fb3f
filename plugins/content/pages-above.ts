import type { Node } from "gatsby";
import type { ComputedField, Kind } from "./kind";
import { KINDS } from "./kinds";

const FIXED_PAGES: readonly Kind[] = KINDS.filter(({ files }) => !files.includes("*"));

/** @returns the kinds of the pages above a page, from the home page down: its address begins with theirs */
export const kindsAbove = (address: string, kinds: readonly Kind[] = FIXED_PAGES): Kind[] =>
  kinds
    .filter(({ page }) => page !== undefined && page !== address && address.startsWith(page.replace(/\/?$/, "/")))
    .sort((a, b) => (a.page ?? "").length - (b.page ?? "").length);

/** The pages above a page, for its breadcrumbs. */
export const pagesAbove: ComputedField<Node> = {
  type: "[Sheet!]!",
  resolve({ internal }, _, { nodeModel }) {
    const kinds: readonly Kind[] = KINDS;
    const address = kinds.find(({ typeName }) => typeName === internal.type)?.page ?? "/";
    return Promise.all(kindsAbove(address).map(({ typeName }) => nodeModel.findOne<Node>({ type: typeName, query: {} })));
  },
};
