import { type AnchorHTMLAttributes, useContext } from "react";
import { VisiblePageContext } from "../site/current-page";

/** A plain link with `aria-current`. src/layout/links.ts opens and prefetches the pages of all links. */
export function SiteLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const { pathname } = useContext(VisiblePageContext);
  return <a aria-current={href === pathname ? "page" : undefined} {...rest} href={href} />;
}
