interface WithPath {
  readonly path: string;
}

/**
 * @param order of an overview's file. A draft or a deleted page in it is null
 * @returns pages in that order. What is not listed comes last
 */
export function inOrder<Page extends WithPath>(pages: readonly Page[], order: readonly (WithPath | null)[]): Page[] {
  const places = order.map((page) => page?.path);
  const placeOf = ({ path }: Page) => (places.includes(path) ? places.indexOf(path) : places.length);
  return [...pages].sort((a, b) => placeOf(a) - placeOf(b));
}
