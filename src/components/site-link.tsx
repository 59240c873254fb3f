import type { AnchorHTMLAttributes } from "react";
import { useCurrentPage } from "../site/current-page";

/** A link that has `aria-current` if it leads to the current page. */
export function SiteLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const { path } = useCurrentPage();
  return <a aria-current={href === path ? "page" : undefined} {...rest} href={href} />;
}
