import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { loadsAsDocument } from "../site/framed-pages";

/**
 * Any link. A page of this site uses Gatsby's Link and needs no reload; an anchor, a telephone or mail address and another site's page
 * get a plain link.
 */
export function SiteLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return href.startsWith("/") && !loadsAsDocument(href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
