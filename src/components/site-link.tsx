import { type AnchorHTMLAttributes, useContext } from "react";
import { ShownPageContext } from "../site/current-page";

/**
 * A link, marked when it leads to the page on show. It is a plain one: that another page of the site opens without a reload, and is fetched
 * ahead, is the work of one listener for all links (src/layout/use-internal-links.ts); Gatsby's own Link brings both to each of 150.
 */
export function SiteLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const { pathname } = useContext(ShownPageContext);
  return <a aria-current={href === pathname ? "page" : undefined} {...rest} href={href} />;
}
