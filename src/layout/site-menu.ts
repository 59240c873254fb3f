/** Viewports in which the menu is a bar with dropdowns. In narrower ones it slides in over the page (requirements R4.2 and R4.5). */
const BAR_QUERY = "(width > 64rem)";

/** What the open phone menu covers. */
const COVERED = ".skip, header :is(a, button):not([popover] *), main, footer, aside";

/**
 * Adds focus management, Escape and outside clicks to the menu. Without JavaScript, HTML opens and closes the menu
 * (popover) and its dropdowns (details name). src/start/menu-lists.ts carries its state to the next page.
 * @param menu the <div popover>
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
  /** Only in the bar: in the phone menu a closing list would move the link under the finger. */
  const closeDropdownsOutside = (target: EventTarget | null) => {
    if (!bar.matches || !(target instanceof Node)) return;
    for (const dropdown of openDropdowns()) if (!dropdown.parentElement?.contains(target)) dropdown.open = false;
  };
  /** Closes the bar's open dropdown, and moves the focus from inside to its button. */
  const closeDropdown = () => {
    const [dropdown] = openDropdowns();
    if (!bar.matches || !dropdown) return;
    const hadFocus = dropdown.contains(document.activeElement);
    dropdown.open = false;
    if (hadFocus) dropdown.querySelector("summary")?.focus({ preventScroll: true });
  };
  const setInert = (inert: boolean) => {
    for (const covered of document.querySelectorAll(COVERED)) covered.toggleAttribute("inert", inert);
  };
  const enterMenu = () => {
    setInert(true);
    closer.focus({ preventScroll: true });
  };

  document.addEventListener("pointerup", ({ target }) => closeDropdownsOutside(target), { signal });
  // An open dropdown must not cover the focused element (WCAG 2.4.11).
  document.addEventListener("focusin", ({ target }) => closeDropdownsOutside(target), { signal });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && closeDropdown(), { signal });
  // An open dropdown must not stay over the scrolled page. Scroll events inside it do not reach the document.
  document.addEventListener("scroll", closeDropdown, { signal, passive: true });
  // Between beforetoggle and toggle the browser returns the focus to the page, which must no longer be inert.
  menu.addEventListener("beforetoggle", ({ newState }) => newState === "closed" && setInert(false), { signal });
  menu.addEventListener(
    "toggle",
    ({ newState }) => {
      if (newState === "open") enterMenu();
      // Safari does not focus a tapped button, so the browser cannot return the focus to it.
      else opener.focus({ preventScroll: true });
    },
    { signal },
  );
  // A modal dialog, as of an extension, hides the menu. Safari then fires neither event.
  for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, () => isOpen() || setInert(false), { signal });
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
