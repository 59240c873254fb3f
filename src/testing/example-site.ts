import type { SiteData } from "../site/site-data";
import { exampleImage } from "./example-image";

/** @returns services or solutions, in the given order */
const offerings = (address: string, menuTitles: readonly string[]) =>
  menuTitles.map((menuTitle, index) => ({
    colourTemperature: 3000 + 500 * index,
    menuTitle,
    path: `${address}/${menuTitle.toLowerCase()}`,
  }));
const services = offerings("/services", ["Chillers", "Ducts", "Fans", "Filters", "Gauges", "Motors", "Pumps"]);
const solutions = offerings("/solutions", ["Airports", "Barracks", "Campuses", "Depots", "Embassies", "Ferries"]);

/** The result of useSiteData() in unit tests: an invented company, because editors may change data/. */
export const SITE_DATA = {
  siteAddress: "https://rankine.example",
  company: {
    name: "Rankine",
    legalName: "Rankine Works",
    cin: null,
    registeredOffice: null,
    gstin: null,
    complaints: null,
    logo: { file: { publicURL: "/static/logo.svg", childImageSharp: null }, onDark: null, aspectRatio: 1 },
    tagline: "Measured, not estimated.",
    description: "Rankine measures what others estimate.",
    founded: 1998,
    address: {
      street: "Plot 7",
      locality: "Steam Lane",
      city: "Pune",
      region: "Maharashtra",
      postalCode: "411001",
      country: "India",
      countryCode: "IN",
    },
    phone: "+91 20 1111 2222",
    whatsapp: "+91 11111 22222",
    emails: [
      { label: "Orders", address: "orders@rankine.example" },
      { label: "Tenders", address: "tenders@rankine.example" },
    ],
    hours: { display: "Mon to Fri, 8:00 to 17:00", opens: "08:00", closes: "17:00", days: ["Mo", "Tu", "We", "Th", "Fr"] },
    geo: { latitude: 18.52, longitude: 73.85 },
    mapQuery: "Plot 7, Steam Lane, Pune & around",
    serviceDesk: "Day and night",
    serviceDeskPhone: null,
    certifications: [{ name: "ISO 50001" }, { name: "ISO 14001" }],
    social: [{ name: "LinkedIn", url: "https://linkedin.example/rankine" }],
  },
  sharePicture: { alt: "A plant room", image: exampleImage("plant", 1200, 630) },
  phone: { display: "+91 20 1111 2222", href: "tel:+912011112222" },
  mailbox: "orders@rankine.example",
  services,
  solutions,
  servicesPage: {
    path: "/services",
    menuTitle: "Trades",
    menuLead: "What we build.",
    menuAll: "Every trade",
    codeLegend: { link: "The codes" },
    order: [],
  },
  solutionsPage: {
    path: "/solutions",
    menuTitle: "Sectors",
    menuLead: "Where we build it.",
    menuAll: "Every sector",
    codeLegend: { link: "The codes" },
    order: [],
  },
  pageAt: (path: string) => ({ path, menuTitle: `The page ${path}` }),
  strengths: { label: "Notes", heading: "Why us", items: [{ title: "Readings", text: "We write them down." }] },
  clients: { label: "Trade", heading: "Clients", items: [] },
  contactPage: {
    form: {
      heading: "Enquiry",
      note: "Answered within a day",
      successNote: "A person will answer.",
      documents: { note: "No files here: send {documents}.", afterSent: "Drawings can follow." },
      privacy: "Used to answer you.",
    },
  },
} satisfies SiteData;
