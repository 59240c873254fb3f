import type { SiteData } from "../site/site-data";
import { exampleImage } from "./example-image";

/** Services and solutions by their short names, coded in this order. */
const register = (letter: string, address: string, menuTitles: readonly string[]) =>
  menuTitles.map((menuTitle, index) => ({
    code: `${letter}-${String(index + 1).padStart(2, "0")}`,
    kelvin: 3000 + 500 * index,
    menuTitle,
    path: `${address}/${menuTitle.toLowerCase()}`,
    drawing: { publicURL: null },
  }));
const services = register("M", "/services", ["Chillers", "Ducts", "Fans", "Filters", "Gauges", "Motors", "Pumps"]);
const solutions = register("S", "/solutions", ["Airports", "Barracks", "Campuses", "Depots", "Embassies", "Ferries"]);

/** What useSiteData() answers in unit tests: an invented company, so that no test hangs on what an editor may change. */
export const SITE_DATA = {
  siteAddress: "https://rankine.example",
  buildYear: "2031",
  company: {
    name: "Rankine",
    legalName: "Rankine Works",
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
    phone: { display: "+91 20 1111 2222", tel: "+912011112222" },
    whatsapp: { display: "+91 11111 22222", number: "911111122222" },
    emails: [
      { label: "Orders", address: "orders@rankine.example" },
      { label: "Tenders", address: "tenders@rankine.example" },
    ],
    hours: { display: "Mon to Fri, 8:00 to 17:00", opens: "08:00", closes: "17:00", days: ["Mo", "Tu", "We", "Th", "Fr"] },
    geo: { latitude: 18.52, longitude: 73.85 },
    serviceDesk: "Day and night",
    certifications: [{ name: "ISO 50001" }, { name: "ISO 14001" }],
    social: [{ name: "LinkedIn", url: "https://linkedin.example/rankine" }],
  },
  sharePicture: { alt: "A plant room", image: exampleImage("plant", 1200, 630) },
  mailbox: "orders@rankine.example",
  services,
  solutions,
  servicesPage: {
    menuTitle: "Trades",
    menuLead: "What we build.",
    menuAll: "Every trade",
    codes: { note: "M is for trades.", link: "The codes" },
  },
  solutionsPage: {
    menuTitle: "Sectors",
    menuLead: "Where we build it.",
    menuAll: "Every sector",
    codes: { note: "S is for sectors.", link: "The codes" },
  },
  fixedPages: [
    { path: "/", code: "G-00", menuTitle: "Start" },
    { path: "/about", code: "G-01", menuTitle: "The firm" },
    { path: "/contact", code: "G-02", menuTitle: "Write to us" },
    { path: "/services", code: "G-03", menuTitle: "Trades" },
    { path: "/solutions", code: "G-04", menuTitle: "Sectors" },
    { path: "/blog", code: "G-05", menuTitle: "Notes" },
    { path: "/privacy-policy", code: "G-06", menuTitle: "Privacy" },
    { path: "/terms", code: "G-07", menuTitle: "Conditions" },
    { path: "/404", code: "X-404", menuTitle: "Nothing here" },
  ],
  strengths: { eyebrow: "Notes", heading: "Why us", items: [{ title: "Readings", text: "We write them down." }] },
  everyPage: {
    footer: {
      company: "The firm",
      services: "Trades",
      solutions: "Our sectors",
      office: "Where we are",
      drawnBy: "Made by",
      qualitySystem: "Certificates",
      sheet: "Page",
      rights: "Copyright",
    },
    dock: { label: "Reach us", call: "Ring", enquire: "Ask" },
  },
  clients: { eyebrow: "Trade", heading: "Clients", items: [] },
  contactPage: {
    offices: {
      heading: "The works",
      callLabel: "Telephone",
      careLabel: "Care",
      emailLabel: "Mail",
      hoursLabel: "Open",
      deskLabel: "Desk",
      officeLabel: "Works",
      whatsappLabel: "WhatsApp",
      whatsappOpening: "Enquiry from sheet",
    },
    form: {
      heading: "Enquiry",
      note: "Answered within a day",
      labels: {
        fullName: "Full name",
        company: "Company",
        email: "Email",
        phone: "Phone",
        message: "Message",
        optional: "optional",
        send: "Send",
        sending: "On its way",
      },
      errors: {
        fullName: "Enter your name.",
        email: "Enter an e-mail address with an @ sign.",
        phone: "Enter a telephone number.",
        message: "Write a line.",
        one: "1 field needs attention",
        many: "{count} fields need attention",
      },
      success: "Your enquiry was sent.",
      successNote: "A person will answer.",
      failure: "Your enquiry was not sent.",
      failureNote: "The text is still in the form. Another way:",
      otherWays: { whatsapp: "WhatsApp", subject: "Enquiry", shortened: "The links carry the beginning only." },
      documents: { note: "No files here: send {documents}.", email: "By mail", whatsapp: "By WhatsApp" },
      confirm: "Once more, please.",
      confirmNote: "A hidden field was filled in.",
      privacy: "Used to answer you.",
      privacyLink: { label: "Privacy", href: "/privacy-policy" },
    },
  },
} satisfies SiteData;
