interface WithPath {
  readonly path: string;
}

/**
 * @param order from an overview's file; a draft or a deleted page is null
 * @returns pages in that order; unlisted pages come last
 */
export function inOrder<Page extends WithPath>(pages: readonly Page[], order: readonly (WithPath | null)[]): Page[] {
  const places = order.map((page) => page?.path);
  const placeOf = ({ path }: Page) => (places.includes(path) ? places.indexOf(path) : places.length);
  return [...pages].sort((a, b) => placeOf(a) - placeOf(b));
}
