import { Children, type ReactNode, Suspense } from "react";

/**
 * The sections of a page, in reading order. A Suspense boundary around each lets React hydrate them one by one,
 * first the one that a visitor presses. Put no boundary inside a section: its refs would be null in its effects.
 */
export function Sections({ children }: { readonly children: ReactNode }) {
  return Children.map(children, (section) => section && <Suspense>{section}</Suspense>);
}
