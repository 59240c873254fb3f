import type { AnchorHTMLAttributes } from "react";
import { useCurrentPage } from "../site/current-page";

/** A plain link with `aria-current`. src/layout/links.ts opens and prefetches the pages of all links. */
export function SiteLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const { path } = useCurrentPage();
  return <a aria-current={href === path ? "page" : undefined} {...rest} href={href} />;
}
