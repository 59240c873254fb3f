/**
 * @param written the keys of a group as its file has them
 * @param value what the group is to say
 * @returns the keys to write. A switch that is off says nothing: the CMS sets every one that a file leaves out to false.
 */
export const keysToWrite = (written: readonly string[], value: { readonly [key: string]: unknown }): string[] =>
  keyOrder(
    written,
    Object.keys(value).filter((key) => value[key] !== undefined && (value[key] !== false || written.includes(key))),
  );

/**
 * @param written the keys of a group as its file has them
 * @param wanted the keys that it is to have, in the order of the schema
 * @returns the wanted keys: those that were there in the file's order, each new one behind the key that it follows in the schema
 */
function keyOrder(written: readonly string[], wanted: readonly string[]): string[] {
  const order = written.filter((key) => wanted.includes(key));
  for (const [index, key] of wanted.entries()) {
    if (order.includes(key)) continue;
    const predecessor = wanted.slice(0, index).findLast((earlier) => order.includes(earlier));
    order.splice(predecessor === undefined ? 0 : order.indexOf(predecessor) + 1, 0, key);
  }
  return order;
}
