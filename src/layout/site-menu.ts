/** Wider than this the menu is a bar with dropdowns, up to it a sheet over the page (requirements R4.2 and R4.5). */
const BAR_QUERY = "(width > 64rem)";

/** Everything on the page except the menu and what holds it. */
function besides(menu: HTMLElement): Element[] {
  const others: Element[] = [];
  for (let inner: Element = menu; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    others.push(...[...inner.parentElement.children].filter((child) => child !== inner));
  }
  return others;
}

/**
 * What the menu needs beyond the platform. Opening, closing and the exclusive dropdowns are HTML's own (popover, details name),
 * so the menu works before this runs and without it; the open state lives in the page, outlasting navigation as the layout does.
 * @param menu the <nav popover>; a link that opens a dropdown stands right before its <details>
 * @param opener the button that shows the sheet
 * @param closer the first thing in the sheet, the button that hides it
 * @returns takes it all back
 */
export function runSiteMenu(menu: HTMLElement, opener: HTMLElement, closer: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const bar = matchMedia(BAR_QUERY);
  /** Safari before 17 and Firefox before 125 know no popover: there the sheet's links stand below the logo (header.module.css). */
  const isSheet = "popover" in menu;
  const closeSheet = () => {
    if (isSheet) menu.hidePopover();
  };

  const openDropdowns = () => [...menu.querySelectorAll<HTMLDetailsElement>("details[open]")];
  const closeDropdowns = () => {
    for (const dropdown of openDropdowns()) dropdown.open = false;
  };
  /** Only the bar's dropdowns lie over the page; in the sheet a collapsing list would move the link under the finger. */
  const closeDropdownsOutside = (target: EventTarget | null) => {
    if (!bar.matches || !(target instanceof Node)) return;
    for (const dropdown of openDropdowns()) if (!dropdown.parentElement?.contains(target)) dropdown.open = false;
  };
  const setInert = (inert: boolean) => {
    for (const other of besides(menu)) other.toggleAttribute("inert", inert);
  };
  const enterSheet = () => {
    setInert(true);
    closer.focus({ preventScroll: true });
  };

  menu.addEventListener(
    "click",
    ({ target, ctrlKey, metaKey, shiftKey, altKey }) => {
      const link = target instanceof Element && target.closest("a");
      const opensElsewhere = ctrlKey || metaKey || shiftKey || altKey;
      if (!link || opensElsewhere) return;
      const dropdown = link.nextElementSibling;
      if (dropdown instanceof HTMLDetailsElement) dropdown.open = !dropdown.open;
      else closeDropdowns();
      closeSheet();
    },
    { signal },
  );
  document.addEventListener("pointerup", ({ target }) => closeDropdownsOutside(target), { signal });
  document.addEventListener(
    "focusin",
    // An open dropdown must not hide what has the focus (WCAG 2.4.11); after navigation Gatsby focuses what holds the whole page.
    ({ target }) => {
      if (target instanceof Node && !target.contains(menu)) closeDropdownsOutside(target);
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    ({ key }) => {
      const [dropdown] = openDropdowns();
      if (key !== "Escape" || !bar.matches || !dropdown) return;
      const focused = document.activeElement;
      dropdown.open = false;
      if (dropdown.contains(focused) || focused?.contains(dropdown)) dropdown.querySelector("summary")?.focus({ preventScroll: true });
    },
    { signal },
  );
  // The page has to be reachable again before the browser returns the focus, which it does between the two events.
  menu.addEventListener("beforetoggle", ({ newState }) => newState === "closed" && setInert(false), { signal });
  menu.addEventListener(
    "toggle",
    ({ newState }) => {
      if (newState === "open") enterSheet();
      else if (document.activeElement === document.body) opener.focus({ preventScroll: true });
    },
    { signal },
  );
  bar.addEventListener(
    "change",
    () => {
      closeSheet();
      closeDropdowns();
    },
    { signal },
  );
  if (isSheet && menu.matches(":popover-open")) enterSheet();

  return () => stop.abort();
}
