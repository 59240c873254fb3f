/** @returns the element with this `data-part`. Unlike a label, the attribute stays as it is */
export function part(name: string): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>(`[data-part="${name}"]`);
  const [element] = found;
  if (!element || found.length > 1) throw new Error(`${found.length} elements have the data-part ${name}`);
  return element;
}
