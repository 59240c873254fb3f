declare global {
  interface Window {
    /**
     * Whether a <details> is open, by its page and id: "/about#question-1". src/layout/start-script.ts writes it.
     */
    readonly openedDetails?: Readonly<Record<string, boolean>>;
  }
}

/** A ref. React may draw a <details> again that the visitor has opened, where the HTML is not as the server sent it. */
export function keepAsVisitorLeft(details: HTMLDetailsElement | null): void {
  if (details) details.open = window.openedDetails?.[`${location.pathname}#${details.id}`] ?? details.open;
}
