import type { Page } from "@playwright/test";

/**
 * Runs in the page. Translates it as browsers do, now and whenever text comes in: every text node is replaced by a
 * <font> in a <font> with other text.
 */
export function translatePage(): void {
  const NOT_TEXT = "script, style, noscript, textarea, svg, font, #gatsby-announcer";
  function translateText(text: Text): void {
    if (!text.data.trim() || text.parentElement?.closest(NOT_TEXT)) return;
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = `[${text.data}]`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  function translateWithin(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    for (let text = walker.nextNode(); text; text = walker.nextNode()) if (text instanceof Text) texts.push(text);
    for (const text of texts) translateText(text);
  }
  translateWithin(document.body);
  new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes)
      for (const node of type === "childList" ? addedNodes : [target]) translateWithin(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

export const translate = (page: Page): Promise<void> => page.evaluate(translatePage);
