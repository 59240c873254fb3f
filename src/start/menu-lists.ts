/** Key in sessionStorage for the path of the overview whose list opens on arrival. */
const OPEN_LIST_KEY = "open-list";

/**
 * In the menu, the link to an overview also opens its list: here, or on arrival at the overview (requirements R4.3 and R4.5).
 * The menu closes when the page is left, because Back may restore the page from the back/forward cache.
 */
export function openMenuLists(): void {
  addEventListener("click", toggleList);
  addEventListener("pagehide", closeMenu);
  try {
    openListOnArrival();
  } catch {
    // The storage is blocked, or the browser has no popovers.
  }
}

const findMenu = () => document.querySelector<HTMLElement>("header [popover]");

function toggleList(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("header a") : null;
  const list = link?.nextElementSibling;
  if (!link || !(list instanceof HTMLDetailsElement) || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  list.open = !list.open;
  if (link.pathname === location.pathname) event.preventDefault();
  else if (list.open)
    try {
      sessionStorage.setItem(OPEN_LIST_KEY, link.pathname);
    } catch {
      // The storage is blocked.
    }
}

function closeMenu(): void {
  for (const list of document.querySelectorAll<HTMLDetailsElement>("header details")) list.open = false;
  findMenu()?.hidePopover?.();
}

function openListOnArrival(): void {
  const address = sessionStorage.getItem(OPEN_LIST_KEY);
  sessionStorage.removeItem(OPEN_LIST_KEY);
  const menu = findMenu();
  const list = menu?.querySelector<HTMLDetailsElement>(`[href='${address}']+details`);
  if (address !== location.pathname || !menu || !list) return;
  list.open = true;
  // Where the menu is a bar, the button that opens it is hidden.
  if (!document.querySelector<HTMLElement>("[popovertarget]")?.offsetParent) return;
  menu.showPopover();
  for (const slide of menu.getAnimations({ subtree: true })) slide.finish();
}
