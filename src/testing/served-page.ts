import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/**
 * Shows the server's HTML of an element, before hydration.
 * @returns the container; `render(element, { container, hydrate: true })` hydrates it
 */
export function showAsServed(element: ReactElement): HTMLElement {
  const container = document.createElement("div");
  document.body.append(container);
  container.innerHTML = renderToString(element);
  return container;
}
