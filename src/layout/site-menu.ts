/** The menu is a bar with dropdowns. In narrower windows it slides in over the page (requirements R4.2 and R4.5). */
const BAR_QUERY = "(width > 64rem)";

/** @returns all elements except the menu and its ancestors */
function outsideOf(menu: HTMLElement): Element[] {
  const others: Element[] = [];
  for (let inner: Element = menu; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    others.push(...[...inner.parentElement.children].filter((child) => child !== inner));
  }
  return others;
}

/**
 * Adds focus, Escape and outside clicks to the menu. It works without JavaScript: HTML opens and closes it (popover)
 * and its dropdowns (details name). What happens to it between two pages is in start-script.ts.
 * @param menu the <nav popover>
 * @param opener the button that opens the menu on a phone
 * @param closer the button that closes it, first in the menu
 * @returns removes all listeners
 */
export function runSiteMenu(menu: HTMLElement, opener: HTMLElement, closer: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const bar = matchMedia(BAR_QUERY);
  /** Browsers without popover always show the links (header.module.css). */
  const isOpen = () => "popover" in menu && menu.matches(":popover-open");
  const closeMenu = () => isOpen() && menu.hidePopover();

  const openDropdowns = () => [...menu.querySelectorAll<HTMLDetailsElement>("details[open]")];
  /** Only in the bar. In the phone menu a closing list would move the link under the finger. */
  const closeDropdownsOutside = (target: EventTarget | null) => {
    if (!bar.matches || !(target instanceof Node)) return;
    for (const dropdown of openDropdowns()) if (!dropdown.parentElement?.contains(target)) dropdown.open = false;
  };
  /** Closes the bar's open dropdown. It returns the focus from inside. */
  const closeDropdown = () => {
    const [dropdown] = openDropdowns();
    if (!bar.matches || !dropdown) return;
    const focused = document.activeElement;
    dropdown.open = false;
    if (dropdown.contains(focused) || focused?.contains(dropdown)) dropdown.querySelector("summary")?.focus({ preventScroll: true });
  };
  const setInert = (inert: boolean) => {
    for (const other of outsideOf(menu)) other.toggleAttribute("inert", inert);
  };
  const enterMenu = () => {
    setInert(true);
    closer.focus({ preventScroll: true });
  };

  document.addEventListener("pointerup", ({ target }) => closeDropdownsOutside(target), { signal });
  // An open dropdown must not cover the focused element (WCAG 2.4.11).
  document.addEventListener("focusin", ({ target }) => closeDropdownsOutside(target), { signal });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && closeDropdown(), { signal });
  // Otherwise it would stay over the page. Scrolling inside it does not reach the document.
  document.addEventListener("scroll", closeDropdown, { signal, passive: true });
  // Between these two events the browser returns the focus to the page, which must not be inert any more.
  menu.addEventListener("beforetoggle", ({ newState }) => newState === "closed" && setInert(false), { signal });
  menu.addEventListener(
    "toggle",
    ({ newState }) => {
      if (newState === "open") enterMenu();
      // Safari gives a tapped button no focus, so the browser cannot return it there.
      else opener.focus({ preventScroll: true });
    },
    { signal },
  );
  bar.addEventListener(
    "change",
    () => {
      closeMenu();
      for (const dropdown of openDropdowns()) dropdown.open = false;
    },
    { signal },
  );
  if (isOpen()) enterMenu();

  return () => stop.abort();
}
