import type { BlogPosting, BreadcrumbList, DayOfWeek, Graph, ListItem, LocalBusiness, Service, Thing, WebPage, WebSite } from "schema-dts";
import type { trailOf } from "../site/current-page";
import { SITE_LANGUAGE } from "../site/language";
import { nameOfRegistrationNumber } from "../site/registration-number";
import type { SiteData } from "../site/site-data";
import { sharePictureAddress } from "./share-picture";

const DAYS: Readonly<Record<string, DayOfWeek>> = {
  Mo: "Monday",
  Tu: "Tuesday",
  We: "Wednesday",
  Th: "Thursday",
  Fr: "Friday",
  Sa: "Saturday",
  Su: "Sunday",
};

type Page = Pick<Queries.PageHeadFragment, "path" | "seo" | "sharePicture">;
type Trail = ReturnType<typeof trailOf>;
export type PageType = "WebPage" | "AboutPage" | "ContactPage";

const organisationId = (siteAddress: string) => ({ "@id": `${siteAddress}/#organization` });

function organisation({ siteAddress, company, phone, mailbox, sharePicture }: SiteData): LocalBusiness {
  const { address, hours, geo, cin, gstin, complaints } = company;
  return {
    "@type": "LocalBusiness",
    ...organisationId(siteAddress),
    name: company.name,
    legalName: company.legalName,
    ...(cin && { identifier: { "@type": "PropertyValue", propertyID: nameOfRegistrationNumber(cin), value: cin } }),
    ...(gstin && { vatID: gstin }),
    ...(complaints && {
      contactPoint: { "@type": "ContactPoint", contactType: "complaints", name: complaints.name, email: complaints.email },
    }),
    description: company.description,
    slogan: company.tagline,
    url: `${siteAddress}/`,
    logo: `${siteAddress}/icons/icon-512x512.png`,
    image: sharePictureAddress(siteAddress, sharePicture),
    foundingDate: String(company.founded),
    telephone: phone.href.replace("tel:", ""),
    email: mailbox,
    address: {
      "@type": "PostalAddress",
      streetAddress: `${address.street}, ${address.locality}`,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.countryCode,
    },
    geo: { "@type": "GeoCoordinates", latitude: geo.latitude, longitude: geo.longitude },
    openingHoursSpecification: {
      "@type": "OpeningHoursSpecification",
      dayOfWeek: hours.days.flatMap((day) => DAYS[day] ?? []),
      opens: hours.opens,
      closes: hours.closes,
    },
    ...(company.social.length > 0 && { sameAs: company.social.map(({ url }) => url) }),
  };
}

const website = ({ siteAddress, company }: SiteData): WebSite => ({
  "@type": "WebSite",
  "@id": `${siteAddress}/#website`,
  url: `${siteAddress}/`,
  name: company.name,
  inLanguage: SITE_LANGUAGE,
  publisher: organisationId(siteAddress),
});

const webPage = (site: SiteData, { path, seo, sharePicture }: Page, type: PageType): WebPage => ({
  "@type": type,
  "@id": `${site.siteAddress}${path}#page`,
  url: site.siteAddress + path,
  name: seo.title,
  description: seo.description,
  inLanguage: SITE_LANGUAGE,
  isPartOf: { "@id": `${site.siteAddress}/#website` },
  primaryImageOfPage: { "@type": "ImageObject", url: sharePictureAddress(site.siteAddress, sharePicture ?? site.sharePicture) },
});

/** The home page has no breadcrumbs. */
function breadcrumbs({ siteAddress }: SiteData, { path }: Page, trail: Trail): BreadcrumbList[] {
  if (path === "/") return [];
  const itemListElement = trail.map(
    ({ label, href = path }, index): ListItem => ({ "@type": "ListItem", position: index + 1, name: label, item: siteAddress + href }),
  );
  return [{ "@type": "BreadcrumbList", itemListElement }];
}

/** The subject of a service page or a solution page. */
export function serviceOf({ siteAddress }: SiteData, { path, seo }: Page): Service {
  return {
    "@type": "Service",
    "@id": `${siteAddress}${path}#service`,
    // The page's heading may be one word ("Industrial"). The title for search results is more specific, up to " | ".
    name: seo.title.split(" | ")[0],
    description: seo.description,
    url: siteAddress + path,
    provider: organisationId(siteAddress),
  };
}

/** The subject of an article's page. */
export function postingOf(
  site: SiteData,
  { path, sharePicture }: Page,
  article: Pick<Queries.BlogYaml, "title" | "excerpt" | "date">,
): BlogPosting {
  const { siteAddress } = site;
  return {
    "@type": "BlogPosting",
    "@id": `${siteAddress}${path}#article`,
    headline: article.title,
    description: article.excerpt,
    datePublished: article.date,
    image: sharePictureAddress(siteAddress, sharePicture ?? site.sharePicture),
    inLanguage: SITE_LANGUAGE,
    author: organisationId(siteAddress),
    publisher: organisationId(siteAddress),
    mainEntityOfPage: { "@id": `${siteAddress}${path}#page` },
  };
}

/** Escaped in JSON, because "</script>" in a text would close the script element. */
const OPENING_BRACKET = /</g;

/**
 * Describes the organisation, the site, the page, its breadcrumbs and its subjects.
 * @returns JSON-LD of schema.org types, safe inside a script element
 */
export function structuredData(site: SiteData, page: Page, type: PageType, trail: Trail, subjects: readonly Thing[]): string {
  const graph: Graph = {
    "@context": "https://schema.org",
    "@graph": [organisation(site), website(site), webPage(site, page, type), ...breadcrumbs(site, page, trail), ...subjects],
  };
  return JSON.stringify(graph).replace(OPENING_BRACKET, "\\u003c");
}
