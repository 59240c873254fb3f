/** Wider than this the menu is a bar with dropdowns, up to it it slides in over the page (requirements R4.2 and R4.5). */
const BAR_QUERY = "(width > 64rem)";

/** Everything on the page except the menu, what holds it, and what speaks: a new page is announced also while the menu covers it. */
function besides(menu: HTMLElement): Element[] {
  const others: Element[] = [];
  for (let inner: Element = menu; inner !== document.body && inner.parentElement; inner = inner.parentElement) {
    others.push(...[...inner.parentElement.children].filter((child) => child !== inner && !child.matches("[aria-live]")));
  }
  return others;
}

/**
 * What the menu needs beyond the platform. Opening, closing and the exclusive dropdowns are HTML's own (popover, details name),
 * so the menu works before this runs and without it; the open state is in the page, so it outlasts navigation as the layout does.
 * @param menu the <nav popover>; a link that toggles a dropdown comes right before its <details>
 * @param opener the button that shows the menu on a phone
 * @param closer the first thing in that menu, the button that hides it
 * @returns undoes it all
 */
export function runSiteMenu(menu: HTMLElement, opener: HTMLElement, closer: HTMLElement): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const bar = matchMedia(BAR_QUERY);
  /** Safari before 17 and Firefox before 125 know no popover: there the links are below the logo (header.module.css). */
  const isOpen = () => "popover" in menu && menu.matches(":popover-open");
  const closeMenu = () => isOpen() && menu.hidePopover();

  const openDropdowns = () => [...menu.querySelectorAll<HTMLDetailsElement>("details[open]")];
  const closeDropdowns = () => {
    for (const dropdown of openDropdowns()) dropdown.open = false;
  };
  /** Only the bar's dropdowns cover the page; in the menu over the page a collapsing list would move the link under the finger. */
  const closeDropdownsOutside = (target: EventTarget | null) => {
    if (!bar.matches || !(target instanceof Node)) return;
    for (const dropdown of openDropdowns()) if (!dropdown.parentElement?.contains(target)) dropdown.open = false;
  };
  const setInert = (inert: boolean) => {
    for (const other of besides(menu)) other.toggleAttribute("inert", inert);
  };
  const enterMenu = () => {
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
      // The link to an overview toggles its list, and the menu stays, so that the list can be seen (requirements R4.3 and R4.5)
      if (dropdown instanceof HTMLDetailsElement) {
        dropdown.open = !dropdown.open;
        return;
      }
      closeDropdowns();
      closeMenu();
    },
    { signal },
  );
  document.addEventListener("pointerup", ({ target }) => closeDropdownsOutside(target), { signal });
  document.addEventListener(
    "focusin",
    // An open dropdown must not hide what has the focus (WCAG 2.4.11). After navigation Gatsby focuses what holds the whole page:
    // while the menu is over the page the focus goes back to where it was.
    ({ target, relatedTarget }) => {
      if (!(target instanceof Node)) return;
      if (!target.contains(menu)) closeDropdownsOutside(target);
      else if (isOpen() && relatedTarget instanceof HTMLElement && menu.contains(relatedTarget))
        relatedTarget.focus({ preventScroll: true });
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
      if (newState === "open") enterMenu();
      else if (document.activeElement === document.body) opener.focus({ preventScroll: true });
    },
    { signal },
  );
  bar.addEventListener(
    "change",
    () => {
      closeMenu();
      closeDropdowns();
    },
    { signal },
  );
  if (isOpen()) enterMenu();

  return () => stop.abort();
}
