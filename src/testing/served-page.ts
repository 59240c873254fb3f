import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/**
 * Shows an element as the server sends it, before a script has come.
 * @returns the container; `render(element, { container, hydrate: true })` is the script's arrival
 */
export function showAsServed(element: ReactElement): HTMLElement {
  const container = document.createElement("div");
  document.body.append(container);
  // React warns of layout effects on a server. There they are plain effects, but jsdom has a window, which is how React knows a browser from a server
  const warning = jest.spyOn(console, "error").mockImplementation(() => {});
  container.innerHTML = renderToString(element);
  warning.mockRestore();
  return container;
}
