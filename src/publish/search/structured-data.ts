import type { BreadcrumbList, FAQPage, Graph, ListItem, ProfessionalService, Service, Thing, WebPage, WebSite } from "schema-dts";
import { siteAddress } from "../../../hosting/settings/site-address";
import { renderMarkdown } from "../../../plugins/site-data/fields/markdown";
import type { Company } from "../../../plugins/site-data/schema/company";
import { shareCardAddress } from "../../site/share-card-address";
import { trailTo } from "../../site/trail";
import type { SiteContent, SitePage } from "../site-content";

const SCHEMA_DAYS = { Mo: "Monday", Tu: "Tuesday", We: "Wednesday", Th: "Thursday", Fr: "Friday", Sa: "Saturday", Su: "Sunday" } as const;

function organisation(siteUrl: string, company: Company): ProfessionalService {
  const { address, hours, geo } = company;
  return {
    "@type": "ProfessionalService",
    "@id": `${siteUrl}/#organization`,
    name: company.name,
    legalName: company.legalName,
    description: company.description,
    slogan: company.tagline,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512x512.png`,
    image: siteUrl + shareCardAddress("/"),
    foundingDate: String(company.founded),
    telephone: company.phone.tel,
    email: company.emails[0]?.address,
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
      dayOfWeek: hours.days.map((day) => SCHEMA_DAYS[day]),
      opens: hours.opens,
      closes: hours.closes,
    },
    areaServed: { "@type": "Country", name: address.country },
    sameAs: company.social.map(({ url }) => url),
  };
}

const website = (siteUrl: string, company: Company): WebSite => ({
  "@type": "WebSite",
  "@id": `${siteUrl}/#website`,
  url: `${siteUrl}/`,
  name: company.name,
  inLanguage: "en-IN",
  publisher: { "@id": `${siteUrl}/#organization` },
});

const webPage = (siteUrl: string, { path, title, description }: SitePage): WebPage => ({
  "@type": "WebPage",
  "@id": `${siteUrl}${path}#page`,
  url: siteUrl + path,
  name: title,
  description,
  inLanguage: "en-IN",
  isPartOf: { "@id": `${siteUrl}/#website` },
  primaryImageOfPage: { "@type": "ImageObject", url: siteUrl + shareCardAddress(path) },
});

/** The same trail that the page shows. */
function breadcrumbs(siteUrl: string, page: SitePage, pages: readonly SitePage[]): BreadcrumbList[] {
  if (page.path === "/") return [];
  const itemListElement = trailTo(page, pages).map(
    ({ label, href = page.path }, index): ListItem => ({ "@type": "ListItem", position: index + 1, name: label, item: siteUrl + href }),
  );
  return [{ "@type": "BreadcrumbList", itemListElement }];
}

const faqPage = (questions: readonly { question: string; answer: string }[]): FAQPage => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: renderMarkdown(answer) },
  })),
});

/** What a service, solution or article is, in the vocabulary's words; nothing for other pages. */
function subjects(siteUrl: string, { path, description, subject }: SitePage): Thing[] {
  const service = (name: string, offers: readonly { title: string }[]): Service => ({
    "@type": "Service",
    "@id": `${siteUrl}${path}#service`,
    name,
    description,
    url: siteUrl + path,
    provider: { "@id": `${siteUrl}/#organization` },
    hasOfferCatalog: {
      "@type": "OfferCatalog",
      name,
      itemListElement: offers.map(({ title }) => ({ "@type": "Offer", itemOffered: { "@type": "Service", name: title } })),
    },
  });
  if (!subject) return [];
  if ("offerings" in subject) return [service(subject.title, subject.offerings), faqPage(subject.faqs)];
  if ("includes" in subject) return [service(subject.title, subject.includes)];
  const posting: Thing = {
    "@type": "BlogPosting",
    "@id": `${siteUrl}${path}#article`,
    headline: subject.title,
    description: subject.excerpt,
    datePublished: subject.date,
    image: siteUrl + shareCardAddress(path),
    inLanguage: "en-IN",
    author: { "@id": `${siteUrl}/#organization` },
    publisher: { "@id": `${siteUrl}/#organization` },
    mainEntityOfPage: { "@id": `${siteUrl}${path}#page` },
  };
  return [posting, faqPage(subject.faq)];
}

/**
 * What a page says to search engines in schema.org's vocabulary, with the types of schema-dts.
 * @param page one of `content.pages`
 * @returns a graph: the organisation, the site, the page, its trail, and what it is about
 */
export function structuredData(siteUrl: string, { company, pages }: SiteContent, page: SitePage): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [
      organisation(siteUrl, company),
      website(siteUrl, company),
      webPage(siteUrl, page),
      ...breadcrumbs(siteUrl, page, pages),
      ...subjects(siteUrl, page),
    ],
  };
}

/** In a text this would end the script element early; JSON has another way to write it. */
const OPENING_BRACKET = /</g;

/**
 * The structured data of every page as an element for its <head>, by the page's address. It is written at build and not by the page's script,
 * so that it costs no visitor a byte of JavaScript.
 */
export function structuredDataElements(content: SiteContent): Map<string, string> {
  return new Map(
    content.pages.map((page) => {
      const json = JSON.stringify(structuredData(siteAddress(), content, page)).replace(OPENING_BRACKET, "\\u003c");
      return [page.path, `<script type="application/ld+json">${json}</script>`];
    }),
  );
}
