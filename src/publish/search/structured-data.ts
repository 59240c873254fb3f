import type {
  Answer,
  Article as ArticleData,
  BreadcrumbList,
  FAQPage,
  Graph,
  ProfessionalService,
  Question,
  Service as ServiceData,
  Thing,
  WebPage,
  WebSite,
} from "schema-dts";
import type { Company } from "../../schema/company";
import { shareCardAddress } from "../../site/share-card-address";
import type { SiteContent, SitePage } from "../site-content";

/** What the structured data needs beside the content: where the site is, and the HTML of a Markdown text. */
export interface StructuredDataContext {
  /** Without a slash at the end. */
  readonly siteUrl: string;
  readonly renderMarkdown: (markdown: string) => string;
}

const SCHEMA_DAYS = { Mo: "Monday", Tu: "Tuesday", We: "Wednesday", Th: "Thursday", Fr: "Friday", Sa: "Saturday", Su: "Sunday" } as const;

function organisation({ siteUrl }: StructuredDataContext, company: Company): ProfessionalService {
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

const website = ({ siteUrl }: StructuredDataContext, company: Company): WebSite => ({
  "@type": "WebSite",
  "@id": `${siteUrl}/#website`,
  url: `${siteUrl}/`,
  name: company.name,
  inLanguage: "en-IN",
  publisher: { "@id": `${siteUrl}/#organization` },
});

const webPage = ({ siteUrl }: StructuredDataContext, { path, title, description }: SitePage): WebPage => ({
  "@type": "WebPage",
  "@id": `${siteUrl}${path}#page`,
  url: siteUrl + path,
  name: title,
  description,
  inLanguage: "en-IN",
  isPartOf: { "@id": `${siteUrl}/#website` },
  primaryImageOfPage: { "@type": "ImageObject", url: siteUrl + shareCardAddress(path) },
});

/** The same trail that the page shows: home, the overview if there is one, the page. */
function breadcrumbs({ siteUrl }: StructuredDataContext, page: SitePage, pages: readonly SitePage[]): BreadcrumbList | undefined {
  if (page.path === "/") return undefined;
  const home = pages.find(({ path }) => path === "/");
  const overview = pages.find(({ path }) => path !== "/" && page.path.startsWith(`${path}/`));
  return {
    "@type": "BreadcrumbList",
    itemListElement: [home, overview, page]
      .filter((step) => step !== undefined)
      .map((step, index) => ({ "@type": "ListItem", position: index + 1, name: step.menuTitle, item: siteUrl + step.path })),
  };
}

const faqPage = ({ renderMarkdown }: StructuredDataContext, questions: readonly { question: string; answer: string }[]): FAQPage => ({
  "@type": "FAQPage",
  mainEntity: questions.map(
    ({ question, answer }): Question => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: renderMarkdown(answer) } satisfies Answer,
    }),
  ),
});

/** What a service, solution or article is, in the vocabulary's words; nothing for other pages. */
function subjects(context: StructuredDataContext, { path, description, subject }: SitePage): Thing[] {
  const { siteUrl } = context;
  const service = (name: string, offers: readonly { title: string }[]): ServiceData => ({
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
  if (subject.kind === "service")
    return [service(subject.service.title, subject.service.offerings), faqPage(context, subject.service.faqs)];
  if (subject.kind === "solution") return [service(subject.solution.title, subject.solution.includes)];
  if (subject.kind === "article") {
    const { title, date, excerpt, faq } = subject.article;
    const posting: ArticleData = {
      "@type": "BlogPosting",
      "@id": `${siteUrl}${path}#article`,
      headline: title,
      description: excerpt,
      datePublished: date,
      image: siteUrl + shareCardAddress(path),
      inLanguage: "en-IN",
      author: { "@id": `${siteUrl}/#organization` },
      publisher: { "@id": `${siteUrl}/#organization` },
      mainEntityOfPage: { "@id": `${siteUrl}${path}#page` },
    };
    return [posting, faqPage(context, faq)];
  }
  return [];
}

/**
 * What a page says to search engines in schema.org's vocabulary, with the types of schema-dts.
 * @param page one of `content.pages`
 * @returns a graph: the organisation, the site, the page, its trail, and what it is about
 */
export function structuredData(context: StructuredDataContext, content: SiteContent, page: SitePage): Graph {
  const trail = breadcrumbs(context, page, content.pages);
  return {
    "@context": "https://schema.org",
    "@graph": [
      organisation(context, content.company),
      website(context, content.company),
      webPage(context, page),
      ...(trail ? [trail] : []),
      ...subjects(context, page),
    ],
  };
}
