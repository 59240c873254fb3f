import type { Kind, PageGroup } from "./kind";

/** Everything that a site declares about data/. */
export interface Declarations {
  /** All kinds. A file of any other kind in data/ is a problem. */
  readonly kinds: readonly Kind[];
  /** What all pages have in common. */
  readonly everyPage: PageGroup & Pick<Kind, "anchors" | "computed">;
  /** Addresses of the site that no file makes, and what is there: "the fonts". */
  readonly reservedAddresses: Readonly<Record<string, string>>;
}

/** @returns the group's kinds */
export const kindsIn = (group: string, kinds: readonly Kind[]): Kind[] =>
  kinds.filter(({ groups }) => groups.some(({ typeName }) => typeName === group));

/** @returns each group once */
export const groupsOf = (kinds: readonly Kind[]): PageGroup[] => [
  ...new Map(kinds.flatMap(({ groups }) => groups).map((group) => [group.typeName, group])).values(),
];
