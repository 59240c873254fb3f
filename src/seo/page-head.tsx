import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Helmet } from "react-helmet";
import type { Thing } from "schema-dts";
import { trailOf, useCurrentPage } from "../site/current-page";
import { SITE_LANGUAGE } from "../site/language";
import { PAPER_COLOUR } from "../site/paper-colour";
import { type SiteData, useSiteData } from "../site/site-data";
import { documentTitle } from "./document-title";
import { sharePictureAddress } from "./share-picture";
import { type PageType, structuredData } from "./structured-data";

interface PageHeadProps {
  readonly page: Queries.PageHeadFragment;
  readonly type?: PageType;
  /** Date of publication, for articles (ogp.me). */
  readonly published?: string;
  /** Keeps the page out of search results. */
  readonly noindex?: boolean;
  /** The page's subjects as schema.org types (structured-data.ts). */
  readonly subjects?: (site: SiteData) => readonly Thing[];
}

function DrawnHead({ page, type = "WebPage", published, noindex = false, subjects = () => [] }: PageHeadProps) {
  const site = useSiteData();
  const trail = trailOf(useCurrentPage());
  const { description } = page.seo;
  const title = documentTitle(page.seo.title, site.company.name);
  // A page without a picture uses the home page's.
  const sharePicture = page.sharePicture ?? site.sharePicture;
  const { image } = sharePicture;
  const canonical = site.siteAddress + page.path;
  return (
    <Helmet>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={PAPER_COLOUR} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      <meta property="og:site_name" content={site.company.name} />
      <meta property="og:type" content={published ? "article" : "website"} />
      {published && <meta property="article:published_time" content={published} />}
      <meta property="og:locale" content={SITE_LANGUAGE.replace("-", "_")} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:image" content={sharePictureAddress(site.siteAddress, sharePicture)} />
      <meta property="og:image:width" content={String(image.width)} />
      <meta property="og:image:height" content={String(Math.round(image.height))} />
      <meta property="og:image:alt" content={sharePicture.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json">{structuredData(site, page, type, trail, subjects(site))}</script>
    </Helmet>
  );
}

/**
 * The head of a page. Only the build and `develop` render it. Every navigation is a full page load, so browsers never
 * change the head. Their bundles therefore omit react-helmet and the structured data.
 */
export const PageHead: (props: PageHeadProps) => ReactNode = process.env.BUILD_STAGE === "build-javascript" ? () => null : DrawnHead;

export const pageHeadFragments = graphql`
  fragment PageHead on AnyPage {
    ...CurrentPage
    seo {
      title
      description
    }
    sharePicture {
      ...SharePicture
    }
  }
`;
