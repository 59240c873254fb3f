/** @returns the element with this `data-part`, which is more stable than a label */
export function part(name: string): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>(`[data-part="${name}"]`);
  const [element] = found;
  if (!element || found.length > 1) throw new Error(`Expected one element with data-part="${name}", found ${found.length}`);
  return element;
}
