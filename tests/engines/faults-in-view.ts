/**
 * Reads the page from its top to its end, a window at a time, as a visitor who scrolls does. Runs in the page.
 * @returns what a visitor could not see or reach: headings, links and controls that something covers, pictures without pixels,
 *   text that is cut, and a page that scrolls sideways
 */
export async function faultsInView(): Promise<string[]> {
  const ROUNDING_PX = 2;
  const PICTURE_PATIENCE_MS = 10_000;
  const faults = new Set<string>();
  const root = document.documentElement;
  const seen = new Set<Element>();

  const nameOf = (element: Element) =>
    `<${element.localName} class="${element.getAttribute("class") ?? ""}"> "${(element.textContent || element.getAttribute("aria-label") || element.getAttribute("alt") || "").trim().slice(0, 40)}"`;
  const frame = () => new Promise(requestAnimationFrame);
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const clips = (value: string) => value !== "visible";
  /** The part of the window in which an element may show: inside everything around it that clips or scrolls. */
  function windowOf(element: Element) {
    let [left, top, right, bottom] = [0, 0, innerWidth, innerHeight];
    for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      const box = around.getBoundingClientRect();
      if (clips(style.overflowX)) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (clips(style.overflowY)) [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
    }
    return { left, top, right, bottom };
  }
  const isStuck = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (["fixed", "sticky"].includes(getComputedStyle(element).position) || isStuck(element.parentElement));

  function checkOnTop(element: Element) {
    if (seen.has(element) || !isVisible(element)) return;
    const box = element.getClientRects()[0]; // of a link over several lines, the first
    if (!box || box.width <= 1 || box.height <= 1) return; // for screen readers only
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const shown = windowOf(element);
    const isInside = (at: number, from: number, to: number) => at > from + ROUNDING_PX && at < to - ROUNDING_PX;
    if (!isInside(x, shown.left, shown.right) || !isInside(y, shown.top, shown.bottom)) return;
    const top = document.elementFromPoint(x, y);
    // a card's link covers the whole card
    const isCardsLink = top?.localName === "a" && top.closest("li, article")?.contains(element);
    if (top && (isCardsLink || element.contains(top) || top.contains(element))) seen.add(element);
    // what is under the header or the dock now comes out from under it as the page scrolls
    else if (!isStuck(top) || isStuck(element)) {
      seen.add(element);
      faults.add(`covered: ${nameOf(element)} by ${top ? nameOf(top) : "nothing that can be pressed"}`);
    }
  }

  function checkText(text: Node) {
    const element = text.parentElement;
    const isDrawn = element instanceof SVGElement; // drawings are cropped on purpose
    if (!element || isDrawn || !text.textContent?.trim() || !isVisible(element)) return;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) return;
    for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, display, clipPath } = getComputedStyle(around);
      if (clipPath !== "none" || around.hasAttribute("aria-roledescription")) return; // for screen readers only; slides that wait beside the row
      if (display === "inline") continue;
      const bounds = around.getBoundingClientRect();
      if (bounds.width <= 1) return;
      const isCut =
        (["hidden", "clip"].includes(overflowX) && (box.left < bounds.left - ROUNDING_PX || box.right > bounds.right + ROUNDING_PX)) ||
        (["hidden", "clip"].includes(overflowY) && (box.top < bounds.top - ROUNDING_PX || box.bottom > bounds.bottom + ROUNDING_PX));
      const spills = around === element && around.clientWidth > 0 && around.scrollWidth > around.clientWidth + ROUNDING_PX;
      if (isCut || spills) faults.add(`${isCut ? "cut" : "wider than its box"}: ${nameOf(element)} in ${nameOf(around)}`);
      if (["auto", "scroll"].includes(overflowX)) return;
    }
  }

  async function checkPictures() {
    const inView = [...document.images].filter((image) => {
      const { top, bottom, left, right, width, height } = image.getBoundingClientRect();
      const shown = windowOf(image);
      return (
        width > 1 && height > 1 && isVisible(image) && bottom > shown.top && top < shown.bottom && right > shown.left && left < shown.right
      );
    });
    const deadline = performance.now() + PICTURE_PATIENCE_MS;
    const hasPixels = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;
    while (performance.now() < deadline && inView.some((image) => !hasPixels(image))) await frame();
    for (const image of inView) if (!hasPixels(image)) faults.add(`no pixels: ${nameOf(image)} ${image.currentSrc}`);
  }

  const texts: Node[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode);

  const step = Math.round(innerHeight / 2);
  for (let y = 0; ; y += step) {
    scrollTo({ top: y, behavior: "instant" });
    await frame();
    await frame();
    await checkPictures();
    for (const element of document.querySelectorAll("h1, h2, h3, h4, a, button, summary, input:not([type=hidden]), textarea"))
      checkOnTop(element);
    if (y + innerHeight >= root.scrollHeight) break;
  }
  for (const text of texts) checkText(text);
  if (root.scrollWidth > innerWidth) faults.add(`scrolls sideways: ${root.scrollWidth} of ${innerWidth} px`);
  return [...faults];
}
