import { ARTICLE_FILE, EXAMPLE_ARTICLE, EXAMPLE_SERVICE, exampleFile, SERVICE_FILE } from "../../plugins/site-data/testing/example-data";

const COMPANY = `name: Rankine
legalName: Rankine Works
tagline: Measured, not estimated.
description: Rankine measures what others estimate.
founded: 1998
address:
  street: Plot 7
  locality: Steam Lane
  city: Pune
  region: Maharashtra
  postalCode: "411001"
  country: India
  countryCode: IN
phone: { display: +91 20 1111 2222, tel: "+912011112222" }
whatsapp: { display: +91 11111 22222, number: "911111122222" }
emails:
  - { label: Orders, address: orders@rankine.example }
  - { label: Tenders, address: tenders@rankine.example }
hours: { display: "Mon to Fri, 8:00 to 17:00", opens: "08:00", closes: "17:00", days: [Mo, Tu, We, Th, Fr] }
serviceDesk: 24/7
geo: { latitude: 18.52, longitude: 73.85 }
mapQuery: Plot 7, Steam Lane, Pune
certifications:
  - { name: ISO 50001, scope: Energy management, certified: 2019 }
social: []
`;

const SOLUTION = `seo:
  title: Depots held safe
  description: Gates, cameras and alarms for depots, from the fence to the wash bay.
code: S-01
kelvin: 8000
title: Depots and yards
menuTitle: Depots
picture: { file: ../images/plant.png, alt: A depot at night, focus: left }
drawing: ../images/drawings/m-02.svg
summary: Fences, gates and yards.
lead: A yard that answers for itself.
headline: Begin at the fence.
paragraphs: [We walk the fence by night.]
essentialsHeading: Why it matters
essentials: [{ title: Diesel leaves by night, detail: A camera sees it go. }]
includes: [{ title: Gate automation, detail: One lane for each direction. }]
closing:
  heading: Walk it with us.
  text: An hour at dusk is enough.
  button: { label: Book it, href: "#enquiry" }
related: [example-service]
enquiry: { heading: Which yard?, lead: Tell us its length. }
`;

/** As much of a fixed page as cards, structured data and the sitemap read. */
const page = (code: string, menuTitle: string, heading: string) => `seo:
  title: ${menuTitle} of Rankine
  description: ${menuTitle}, a page that the examples need and that says nothing else.
code: ${code}
menuTitle: ${menuTitle}
${heading}
`;
const HOME = `${page("G-00", "Start", "welcome: { heading: Welcome to Rankine }")}committed:
  picture: { file: ../images/plant.png, alt: A plant room, focus: top }
`;

/** A site of one page of every kind. The file of its one picture, images/plant.png, is a header only. */
export const EXAMPLE_SITE = [
  exampleFile("company.yaml", COMPANY),
  exampleFile("pages/home.yaml", HOME),
  exampleFile("pages/services.yaml", page("G-03", "Trades", "header: { heading: What we build }")),
  exampleFile("pages/solutions.yaml", page("G-04", "Sectors", "header: { heading: Where we build }")),
  exampleFile("pages/blog.yaml", page("G-05", "Notes", "header: { heading: What we learned }")),
  exampleFile("pages/not-found.yaml", page("X-404", "Nothing here", "heading: This page is not here")),
  exampleFile("legal/terms.yaml", page("G-07", "Conditions", "title: The conditions")),
  exampleFile(SERVICE_FILE, EXAMPLE_SERVICE),
  exampleFile("solutions/example-solution.yaml", SOLUTION),
  exampleFile(ARTICLE_FILE, EXAMPLE_ARTICLE),
];
