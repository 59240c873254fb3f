/**
 * What the data's schema guarantees, although GraphQL's types allow it to be missing.
 * @param value an answer of a query
 * @param source where it comes from: "data/company.yaml"
 * @throws if it is missing: a page without it would be published with a gap
 */
export function required<T>(value: T | null | undefined, source: string): T {
  if (value === null || value === undefined) throw new Error(`${source} is missing, and a page cannot do without it.`);
  return value;
}
