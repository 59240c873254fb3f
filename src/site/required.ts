/**
 * Narrows a query result that the schemas of data/ guarantee but GraphQL's types do not.
 * @param source for the error message: "data/company.yaml"
 * @throws if the value is null or undefined
 */
export function required<T>(value: T | null | undefined, source: string): T {
  if (value === null || value === undefined) throw new Error(`${source} is missing, but a page needs it.`);
  return value;
}
