import { Children, type ReactNode, Suspense } from "react";

/**
 * The sections of a page, in reading order. A boundary around each lets React hydrate the page in pieces: the browser is never busy for
 * long, and the part that a visitor presses comes first. A boundary inside a section would leave that section's refs empty when its
 * effects run.
 */
export function Sections({ children }: { readonly children: ReactNode }) {
  return Children.map(children, (section) => section && <Suspense>{section}</Suspense>);
}
