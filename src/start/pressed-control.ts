declare global {
  interface Window {
    /** The last control that was pressed before hydration. */
    pressedControl?: HTMLElement;
  }
}

/** Controls that need a script. Links, forms and popovers do not. */
const SCRIPTED_CONTROL = "button[type=button]:not([popovertarget])";

/** Remembers the last press on a control that needs React. gatsby-browser.tsx repeats it after hydration. */
export function rememberPressedControl(): void {
  const remember = ({ target }: Event) => {
    const control = target instanceof Element && target.closest<HTMLElement>(SCRIPTED_CONTROL);
    if (control) window.pressedControl = control;
  };
  addEventListener("click", remember, true);
}
