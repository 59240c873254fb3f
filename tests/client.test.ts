import { parse } from "yaml";
import { readTexts } from "../plugins/content/check/read-folder";

// Compares data/ with the figures and names of the client's order: `npm run test:client`. The weekly workflow runs it.
// It is not part of `npm test`, because an editor may enter a figure that the client has changed.

/** The exact value, or a pattern that the text must match. */
type Expected = string | number | readonly string[] | RegExp;
/**
 * A figure, a name or a sentence of the client's order: its number in docs/requirements.md, its place in data/, and its
 * expected value. In `field`, `*` stands for every entry of a list.
 */
type ClientFigure = readonly [requirement: string, file: string, field: string, expected: Expected];

const INCLUDED = [
  "Intrusion detection",
  "Fire detection",
  "24-hour UL-listed and FM-approved monitoring",
  "Video surveillance/CCTV",
  "Electronic access controls",
  "Parking lot and remote area security",
  "Maintenance agreements and inspections",
  "Weather evacuation systems",
  "Gate automation",
  "Public addressing",
];
const WATERLEAK = "Waterleak detection";

const scope = (service: string, titles: readonly RegExp[]): ClientFigure[] =>
  titles.map((title) => ["R9.2", `services/${service}.yaml`, "scope.*.title", title]);
const included = (sector: string, more: readonly string[] = []): ClientFigure => [
  more.length > 0 ? "R10.3" : "R10.2",
  `solutions/${sector}.yaml`,
  "includes.*.title",
  [...INCLUDED, ...more],
];

/** If the client agrees to another figure, change data/ and the row here (CONTRIBUTING.md). */
const CLIENT_FIGURES: readonly ClientFigure[] = [
  // Titles of services and solutions
  ["R2.4", "solutions/industrial-solutions.yaml", "title", "Industrial"],
  ["R2.4", "solutions/healthcare-solutions.yaml", "title", "Healthcare"],
  ["R2.4", "solutions/commercial-solutions.yaml", "title", "Unique Corporate Security Solutions"],
  ["R2.4", "solutions/retail-security-solutions.yaml", "title", "Retail"],
  ["R2.4", "solutions/institutional-solutions.yaml", "title", "Institutional"],
  ["R2.4", "solutions/banks-solutions.yaml", "title", "Banks"],
  ["R2.4", "solutions/hotels-solutions.yaml", "title", "Hotels"],
  ["R2.4", "solutions/residential-solutions.yaml", "title", "Residential"],
  ["R2.6", "services/firefighting-and-fire-alarm-system.yaml", "title", "Fire fighting and fire alarm"],
  ["R2.6", "services/hvac-services.yaml", "title", "HVAC"],
  ["R2.6", "services/electrical-services.yaml", "title", "Electrical"],
  ["R2.6", "services/elv-services.yaml", "title", "ELV"],
  ["R2.6", "services/plumbing-services.yaml", "title", "Plumbing"],
  ["R2.6", "services/blm-services.yaml", "title", "BIM Services"],
  ["R2.6", "services/flameproof-fixtures.yaml", "title", "Flameproof fixtures"],
  ["R2.6", "services/indicators-and-controllers.yaml", "title", "Indicators and controllers"],
  ["R2.6", "services/flame-proof-instruments.yaml", "title", "Flame-proof instruments"],
  ["R2.6", "services/cleanroom-instruments.yaml", "title", "Cleanroom instruments"],

  // What every page ends with
  ["R3.2", "clients.json", "items.length", 6],
  ["R3.3", "strengths.yaml", "heading", "Why Choose Us"],
  [
    "R3.3",
    "strengths.yaml",
    "items.*.title",
    [
      "MEP expertise",
      "Energy efficiency and sustainability",
      "Client-centric approach",
      "Experienced leadership",
      "Innovation-driven solutions",
      "Proven track record",
      "Security solutions expertise",
      "Flexible and adaptable offices",
      "Commitment to quality",
    ],
  ],

  // Menu and footer
  ["R4.2", "pages/home.yaml", "menuTitle", "Home"],
  ["R4.2", "pages/about.yaml", "menuTitle", "About Us"],
  ["R4.2", "pages/solutions.yaml", "menuTitle", "Solutions"],
  ["R4.2", "pages/services.yaml", "menuTitle", "Services"],
  ["R4.2", "pages/blog.yaml", "menuTitle", "Blog"],
  ["R4.2", "pages/contact.yaml", "menuTitle", "Contact Us"],
  ["R5.1", "legal/privacy-policy.yaml", "menuTitle", "Privacy Policy"],
  ["R5.1", "legal/terms.yaml", "menuTitle", "Terms & Conditions"],
  ["R5.4", "company.yaml", "address.city", "Hyderabad"],
  ["R5.4", "company.yaml", "address.country", "India"],

  // Home
  ["R6.1", "pages/home.yaml", "slides.length", 6],
  ["R6.2", "pages/home.yaml", "welcome.button.label", "Services"],
  ["R6.2", "pages/home.yaml", "welcome.button.href", "/services"],
  ["R6.3", "pages/home.yaml", "achievements.items.*.value", ["352", "120+", "12", "15"]],
  [
    "R6.3",
    "pages/home.yaml",
    "achievements.items.*.label",
    ["projects completed", "happy customers", "awards received", "years in service"],
  ],
  ["R6.4", "pages/home.yaml", "committed.label", "Committed"],
  ["R6.4", "pages/home.yaml", "legacy.label", "Legacy"],
  ["R6.4", "pages/home.yaml", "reviews.label", "Reviews"],
  ["R6.5", "pages/home.yaml", "legacy.paragraphs", /over 350 clients/],
  ["R6.5", "pages/home.yaml", "legacy.paragraphs", /over 10 years of experience/],

  // About
  ["R7.2", "pages/about.yaml", "statistics.items.*.value", ["23057+", "4570+", "1500+", "30+", "87%", "350+"]],
  [
    "R7.2",
    "pages/about.yaml",
    "statistics.items.*.label",
    ["students trained", "career transitions", "courses", "certified trainers", "report career benefits", "clients"],
  ],
  ["R7.5", "pages/about.yaml", "sustainability.button.label", "Get In Touch"],
  ["R7.5", "pages/about.yaml", "sustainability.button.href", "/contact"],
  ["R7.9", "company.yaml", "certifications.0.name", "ISO 9001:2015"],
  ["R7.9", "company.yaml", "certifications.0.certified", 2015],
  ["R7.9", "company.yaml", "certifications.0.recertified", 2023],
  ["R7.13", "company.yaml", "founded", 2015],
  ["R7.13", "timeline.yaml", "items.*.title", ["Kelvin Educon", "Kelvin Engineering", "Kelvin Infra", "Kelvin Elite"]],
  ["R7.13", "timeline.yaml", "items.*.date", ["2015-02-02", "2020-03-11", "2020-11-15", "2021-02-02"]],

  // What each service covers
  ["R9.1", "pages/services.yaml", "labels.care", "24/7 customer care"],
  ...scope("firefighting-and-fire-alarm-system", [
    /detection/i,
    /water suppression/i,
    /gas suppression/i,
    /public address/i,
    /passive protection/i,
    /LPG/,
  ]),
  ...scope("hvac-services", [
    /central/i,
    /package/i,
    /heating/i,
    /ventilation/i,
    /thermal storage/i,
    /radiant cooling/i,
    /geothermal/i,
    /tunnel ventilation/i,
  ]),
  ...scope("electrical-services", [
    /internal electrification/i,
    /control centres/i,
    /DG sets/,
    /UPS/,
    /transformers/i,
    /substations up to 132 kV/i,
    /capacitor banks/i,
    /earthing/i,
    /lightning protection/i,
    /solar PV/i,
  ]),
  ...scope("elv-services", [
    /CCTV/,
    /biometric access control/i,
    /iris attendance/i,
    /turnstiles/i,
    /boom barriers/i,
    /perimeter protection/i,
    /communication/i,
    /data network/i,
    /public address/i,
    /paging/i,
    /code blue/i,
  ]),
  ...scope("plumbing-services", [
    /water supply/i,
    /storage/i,
    /sewage/i,
    /rainwater/i,
    /storm water/i,
    /hot water/i,
    /drainage/i,
    /irrigation/i,
    /solid waste/i,
  ]),
  ...scope("blm-services", [
    /LOD 100/,
    /LOD 500/,
    /Revit and other drafting software/,
    /clash detection/i,
    /shop drawings/i,
    /as-built drawings/i,
  ]),

  // What each solution includes
  ["R10.1", "pages/solutions.yaml", "labels.includes.heading", "Our solutions include"],
  included("industrial-solutions"),
  included("healthcare-solutions", [WATERLEAK]),
  included("commercial-solutions"),
  included("retail-security-solutions"),
  included("institutional-solutions"),
  included("banks-solutions"),
  included("hotels-solutions"),
  included("residential-solutions", [WATERLEAK]),

  // Articles
  ["R12.3", "blog/1.yaml", "date", "2023-11-02"],
  ["R12.3", "blog/8.yaml", "date", "2023-12-07"],
  ["R12.4", "blog/1.yaml", "title", /retail security/i],
  ["R12.4", "blog/2.yaml", "title", /bank security/i],
  ["R12.4", "blog/3.yaml", "title", /electrical service/i],
  ["R12.4", "blog/4.yaml", "title", /HVAC/],
  ["R12.4", "blog/5.yaml", "title", /fire fighting and alarm/i],
  ["R12.4", "blog/6.yaml", "title", /corporate security/i],
  ["R12.4", "blog/7.yaml", "title", /healthcare security/i],
  ["R12.4", "blog/8.yaml", "title", /industrial security/i],

  // Contact, legal pages, content, form
  ["R13.1", "company.yaml", "emails.length", 2],
  ["R14.1", "legal/privacy-policy.yaml", "sections", /\]\(\/contact\)/],
  ["R14.1", "legal/privacy-policy.yaml", "sections", /within one month/],
  ["R14.1", "legal/privacy-policy.yaml", "sections", /under 13/],
  ["R14.2", "legal/terms.yaml", "sections", /2 to 3 weeks/],
  ["R14.2", "legal/terms.yaml", "sections", /in contract, in tort and for breach of statutory duty/],
  ["R14.2", "legal/terms.yaml", "sections", /free of charge, we will not be liable for any loss/],
  ["R15.2", "testimonials.json", "items.length", 7],
  ["R15.3", "reviews.json", "items.length", 4],
  ["R18.1", "services/electrical-services.yaml", "summary", /up to 132 kV/],
  ["R18.2", "company.yaml", "serviceDesk", "24/7"],
];

/** The fewest pages that the order allows. */
const CLIENT_COUNTS = [
  ["R2.4", "solutions", 8],
  ["R2.6", "services", 10],
  ["R12.3", "blog", 8],
] as const;

const contents = new Map<string, unknown>(Object.entries(readTexts()).map(([file, text]) => [file, parse(text)]));

/** @returns the value at a path such as "items.*.title". `*` collects the values of all entries */
function fieldOf(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined || value === undefined || value === null) return value;
  if (step === "*") return Array.isArray(value) ? value.map((entry) => fieldOf(entry, rest)) : undefined;
  return fieldOf(Reflect.get(Object(value), step), rest);
}

/** @returns a field's text without line breaks */
const asText = (value: unknown) => JSON.stringify(value)?.replace(/(\\n|\s)+/g, " ") ?? "";

const isMet = (actual: unknown, expected: Expected) =>
  expected instanceof RegExp ? expected.test(asText(actual)) : JSON.stringify(actual) === JSON.stringify(expected);

/** @returns a message for the person who changed the text, if it differs */
function differenceOf([requirement, file, field, expected]: ClientFigure): string[] {
  const actual = fieldOf(contents.get(file), field.split("."));
  if (isMet(actual, expected)) return [];
  const wanted = expected instanceof RegExp ? `a text with ${expected}` : JSON.stringify(expected);
  return [
    `data/${file}, ${field}: says ${asText(actual) || "nothing"}; the client's order says ${wanted} (docs/requirements.md, ${requirement}).` +
      " If the client agreed to the change, change the row in tests/client.test.ts too.",
  ];
}

test.each(CLIENT_FIGURES)("%s data/%s %s", (...figure) => {
  expect(differenceOf(figure)).toEqual([]);
});

test.each(CLIENT_COUNTS)("%s data/%s has at least %d pages", (_, folder, atLeast) => {
  expect([...contents.keys()].filter((file) => file.startsWith(`${folder}/`)).length).toBeGreaterThanOrEqual(atLeast);
});
