import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";
import { loadsAsDocument } from "../site/framed-pages";

/**
 * A link that an editor wrote: a page of this site loads without a reload,
 * an anchor, telephone, mail or outside address is a plain link.
 */
export function SiteLink({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return href.startsWith("/") && !loadsAsDocument(href) ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
