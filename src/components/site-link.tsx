import { type AnchorHTMLAttributes, useContext } from "react";
import { ShownPageContext } from "../site/current-page";

/** A plain link, marked if it leads to the visible page. src/layout/links.ts opens and prefetches the pages of all links. */
export function SiteLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const { pathname } = useContext(ShownPageContext);
  return <a aria-current={href === pathname ? "page" : undefined} {...rest} href={href} />;
}
