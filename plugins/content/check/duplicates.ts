/** @returns duplicates: items with the key of an earlier item, which is `first`. Items without a key are skipped */
export function duplicates<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key | undefined) {
  const firsts = new Map<Key, Item>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    if (key === undefined) return [];
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, item);
    return first === undefined ? [] : [{ key, item, first }];
  });
}
