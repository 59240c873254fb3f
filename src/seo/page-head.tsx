import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import { SHARE_CARD_HEIGHT_PX, SHARE_CARD_WIDTH_PX, shareCardAddress } from "../site/share-card-address";
import { useSiteData } from "../site/site-data";

interface PageHeadProps {
  readonly page: Queries.PageHeadFragment;
  /** "article" for articles, otherwise "website" (ogp.me). */
  readonly type?: "website" | "article";
  /** An address that is not a page: kept out of search results. */
  readonly hidden?: boolean;
}

/** The page's <head>: title, description, canonical address and what shared links show. */
export function PageHead({ page: { seo, path }, type = "website", hidden = false }: PageHeadProps) {
  const { siteAddress, company } = useSiteData();
  const { title, description } = seo;
  const canonical = siteAddress + path;
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content="#F6F2E9" />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:type" content={type} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={siteAddress + shareCardAddress(path)} />
      <meta property="og:image:width" content={String(SHARE_CARD_WIDTH_PX)} />
      <meta property="og:image:height" content={String(SHARE_CARD_HEIGHT_PX)} />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
}

export const pageHeadFragments = graphql`
  fragment PageHead on Sheet {
    seo {
      title
      description
    }
    path
  }
`;
