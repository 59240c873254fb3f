import { parse } from "yaml";
import { readTexts } from "../plugins/content/check/read-folder";

// Compares data/ with the figures and names of the client's order: `npm run test:client`. The weekly workflow runs it.
// It is not part of `npm test`, because the client may change a figure, and an editor enters it.

/** A figure, a name or a sentence of the client's order, and its place in data/. */
interface ClientFigure {
  /** The number in docs/requirements.md. */
  readonly requirement: string;
  /** Below data/. */
  readonly file: string;
  /** `*` stands for every entry of a list: "achievements.items.*.value". */
  readonly field: string;
  /** The value, or what the text must contain. */
  readonly expected: string | number | boolean | readonly (string | number)[] | RegExp;
}

const OFFERING_TITLES = "scope.*.title";
const INCLUDED_TITLES = "includes.*.title";
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
  titles.map((expected) => ({ requirement: "R9.2", file: `services/${service}.yaml`, field: OFFERING_TITLES, expected }));
const title = (requirement: string, file: string, expected: string): ClientFigure => ({ requirement, file, field: "title", expected });
const included = (sector: string, more: readonly string[] = []): ClientFigure => ({
  requirement: more.length > 0 ? "R10.3" : "R10.2",
  file: `solutions/${sector}.yaml`,
  field: INCLUDED_TITLES,
  expected: [...INCLUDED, ...more],
});

/** When the client agrees to another figure, change data/ and the row here (CONTRIBUTING.md). */
const CLIENT_FIGURES: readonly ClientFigure[] = [
  // Titles of services and solutions
  title("R2.4", "solutions/industrial-solutions.yaml", "Industrial"),
  title("R2.4", "solutions/healthcare-solutions.yaml", "Healthcare"),
  title("R2.4", "solutions/commercial-solutions.yaml", "Unique Corporate Security Solutions"),
  title("R2.4", "solutions/retail-security-solutions.yaml", "Retail"),
  title("R2.4", "solutions/institutional-solutions.yaml", "Institutional"),
  title("R2.4", "solutions/banks-solutions.yaml", "Banks"),
  title("R2.4", "solutions/hotels-solutions.yaml", "Hotels"),
  title("R2.4", "solutions/residential-solutions.yaml", "Residential"),
  title("R2.6", "services/firefighting-and-fire-alarm-system.yaml", "Fire fighting and fire alarm"),
  title("R2.6", "services/hvac-services.yaml", "HVAC"),
  title("R2.6", "services/electrical-services.yaml", "Electrical"),
  title("R2.6", "services/elv-services.yaml", "ELV"),
  title("R2.6", "services/plumbing-services.yaml", "Plumbing"),
  title("R2.6", "services/blm-services.yaml", "BIM Services"),
  title("R2.6", "services/flameproof-fixtures.yaml", "Flameproof fixtures"),
  title("R2.6", "services/indicators-and-controllers.yaml", "Indicators and controllers"),
  title("R2.6", "services/flame-proof-instruments.yaml", "Flame-proof instruments"),
  title("R2.6", "services/cleanroom-instruments.yaml", "Cleanroom instruments"),

  // What every page ends with
  { requirement: "R3.2", file: "clients.json", field: "items.length", expected: 6 },
  { requirement: "R3.3", file: "strengths.yaml", field: "heading", expected: "Why Choose Us" },
  {
    requirement: "R3.3",
    file: "strengths.yaml",
    field: "items.*.title",
    expected: [
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
  },

  // Menu and footer
  { requirement: "R4.2", file: "pages/home.yaml", field: "menuTitle", expected: "Home" },
  { requirement: "R4.2", file: "pages/about.yaml", field: "menuTitle", expected: "About Us" },
  { requirement: "R4.2", file: "pages/solutions.yaml", field: "menuTitle", expected: "Solutions" },
  { requirement: "R4.2", file: "pages/services.yaml", field: "menuTitle", expected: "Services" },
  { requirement: "R4.2", file: "pages/blog.yaml", field: "menuTitle", expected: "Blog" },
  { requirement: "R4.2", file: "pages/contact.yaml", field: "menuTitle", expected: "Contact Us" },
  { requirement: "R5.1", file: "legal/privacy-policy.yaml", field: "menuTitle", expected: "Privacy Policy" },
  { requirement: "R5.1", file: "legal/terms.yaml", field: "menuTitle", expected: "Terms & Conditions" },
  { requirement: "R5.4", file: "company.yaml", field: "address.city", expected: "Hyderabad" },
  { requirement: "R5.4", file: "company.yaml", field: "address.country", expected: "India" },

  // Home
  { requirement: "R6.1", file: "pages/home.yaml", field: "slides.length", expected: 6 },
  { requirement: "R6.2", file: "pages/home.yaml", field: "welcome.button.label", expected: "Services" },
  { requirement: "R6.2", file: "pages/home.yaml", field: "welcome.button.href", expected: "/services" },
  { requirement: "R6.3", file: "pages/home.yaml", field: "achievements.items.*.value", expected: ["352", "120+", "12", "15"] },
  {
    requirement: "R6.3",
    file: "pages/home.yaml",
    field: "achievements.items.*.label",
    expected: ["projects completed", "happy customers", "awards received", "years in service"],
  },
  { requirement: "R6.4", file: "pages/home.yaml", field: "committed.label", expected: "Committed" },
  { requirement: "R6.4", file: "pages/home.yaml", field: "legacy.label", expected: "Legacy" },
  { requirement: "R6.4", file: "pages/home.yaml", field: "reviews.label", expected: "Reviews" },
  { requirement: "R6.5", file: "pages/home.yaml", field: "legacy.paragraphs", expected: /over 350 clients/ },
  { requirement: "R6.5", file: "pages/home.yaml", field: "legacy.paragraphs", expected: /over 10 years of experience/ },

  // About
  {
    requirement: "R7.2",
    file: "pages/about.yaml",
    field: "statistics.items.*.value",
    expected: ["23057+", "4570+", "1500+", "30+", "87%", "350+"],
  },
  {
    requirement: "R7.2",
    file: "pages/about.yaml",
    field: "statistics.items.*.label",
    expected: ["students trained", "career transitions", "courses", "certified trainers", "report career benefits", "clients"],
  },
  { requirement: "R7.5", file: "pages/about.yaml", field: "sustainability.button.label", expected: "Get In Touch" },
  { requirement: "R7.5", file: "pages/about.yaml", field: "sustainability.button.href", expected: "/contact" },
  { requirement: "R7.9", file: "company.yaml", field: "certifications.0.name", expected: "ISO 9001:2015" },
  { requirement: "R7.9", file: "company.yaml", field: "certifications.0.certified", expected: 2015 },
  { requirement: "R7.9", file: "company.yaml", field: "certifications.0.recertified", expected: 2023 },
  { requirement: "R7.13", file: "company.yaml", field: "founded", expected: 2015 },
  {
    requirement: "R7.13",
    file: "timeline.yaml",
    field: "items.*.title",
    expected: ["Kelvin Educon", "Kelvin Engineering", "Kelvin Infra", "Kelvin Elite"],
  },
  {
    requirement: "R7.13",
    file: "timeline.yaml",
    field: "items.*.date",
    expected: ["2015-02-02", "2020-03-11", "2020-11-15", "2021-02-02"],
  },

  // What each service covers
  { requirement: "R9.1", file: "pages/services.yaml", field: "labels.care", expected: "24/7 customer care" },
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
  { requirement: "R10.1", file: "pages/solutions.yaml", field: "labels.includes.heading", expected: "Our solutions include" },
  included("industrial-solutions"),
  included("healthcare-solutions", [WATERLEAK]),
  included("commercial-solutions"),
  included("retail-security-solutions"),
  included("institutional-solutions"),
  included("banks-solutions"),
  included("hotels-solutions"),
  included("residential-solutions", [WATERLEAK]),

  // Articles
  { requirement: "R12.3", file: "blog/1.yaml", field: "date", expected: "2023-11-02" },
  { requirement: "R12.3", file: "blog/8.yaml", field: "date", expected: "2023-12-07" },
  { requirement: "R12.4", file: "blog/1.yaml", field: "title", expected: /retail security/i },
  { requirement: "R12.4", file: "blog/2.yaml", field: "title", expected: /bank security/i },
  { requirement: "R12.4", file: "blog/3.yaml", field: "title", expected: /electrical service/i },
  { requirement: "R12.4", file: "blog/4.yaml", field: "title", expected: /HVAC/ },
  { requirement: "R12.4", file: "blog/5.yaml", field: "title", expected: /fire fighting and alarm/i },
  { requirement: "R12.4", file: "blog/6.yaml", field: "title", expected: /corporate security/i },
  { requirement: "R12.4", file: "blog/7.yaml", field: "title", expected: /healthcare security/i },
  { requirement: "R12.4", file: "blog/8.yaml", field: "title", expected: /industrial security/i },

  // Contact, legal pages, content, form
  { requirement: "R13.1", file: "company.yaml", field: "emails.length", expected: 2 },
  { requirement: "R14.1", file: "legal/privacy-policy.yaml", field: "sections", expected: /\]\(\/contact\)/ },
  { requirement: "R14.1", file: "legal/privacy-policy.yaml", field: "sections", expected: /within one month/ },
  { requirement: "R14.1", file: "legal/privacy-policy.yaml", field: "sections", expected: /under 13/ },
  { requirement: "R14.2", file: "legal/terms.yaml", field: "sections", expected: /2 to 3 weeks/ },
  { requirement: "R14.2", file: "legal/terms.yaml", field: "sections", expected: /in contract, in tort and for breach of statutory duty/ },
  { requirement: "R14.2", file: "legal/terms.yaml", field: "sections", expected: /free of charge, we will not be liable for any loss/ },
  { requirement: "R15.2", file: "testimonials.json", field: "items.length", expected: 7 },
  { requirement: "R15.3", file: "reviews.json", field: "items.length", expected: 4 },
  { requirement: "R18.1", file: "services/electrical-services.yaml", field: "summary", expected: /up to 132 kV/ },
  { requirement: "R18.2", file: "company.yaml", field: "serviceDesk", expected: "24/7" },
];

/** More pages than in the order are allowed, fewer are not. */
const CLIENT_COUNTS: readonly { requirement: string; folder: string; atLeast: number }[] = [
  { requirement: "R2.4", folder: "solutions", atLeast: 8 },
  { requirement: "R2.6", folder: "services", atLeast: 10 },
  { requirement: "R12.3", folder: "blog", atLeast: 8 },
];

const contents = new Map<string, unknown>(Object.entries(readTexts()).map(([file, text]) => [file, parse(text)]));

/** @returns the value at a path such as "items.*.title". A star collects the values of all entries */
function fieldOf(value: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined || value === undefined || value === null) return value;
  if (step === "*") return Array.isArray(value) ? value.map((entry) => fieldOf(entry, rest)) : undefined;
  return fieldOf(Reflect.get(Object(value), step), rest);
}

/** @returns a field's text without line breaks */
const asText = (value: unknown) => JSON.stringify(value)?.replace(/(\\n|\s)+/g, " ") ?? "";

const isMet = (actual: unknown, expected: ClientFigure["expected"]) =>
  expected instanceof RegExp ? expected.test(asText(actual)) : JSON.stringify(actual) === JSON.stringify(expected);

/** @returns a message for the person who changed the text, or none */
function differenceOf({ requirement, file, field, expected }: ClientFigure): string[] {
  const actual = fieldOf(contents.get(file), field.split("."));
  if (isMet(actual, expected)) return [];
  const wanted = expected instanceof RegExp ? `a text with ${expected}` : JSON.stringify(expected);
  return [
    `data/${file}, ${field}: says ${asText(actual) || "nothing"}; the client's order says ${wanted} (docs/requirements.md, ${requirement}).` +
      " If the client agreed to the change, change the row in tests/client.test.ts too.",
  ];
}

test.each(CLIENT_FIGURES)("$requirement data/$file $field", (figure) => {
  expect(differenceOf(figure)).toEqual([]);
});

test.each(CLIENT_COUNTS)("$requirement data/$folder has at least $atLeast pages", ({ folder, atLeast }) => {
  expect([...contents.keys()].filter((file) => file.startsWith(`${folder}/`)).length).toBeGreaterThanOrEqual(atLeast);
});

test("every article ends with three questions (requirements R12.1)", () => {
  const counts = [...contents]
    .filter(([file]) => file.startsWith("blog/"))
    .map(([file, content]) => [file, fieldOf(content, ["faq", "length"])]);
  expect(counts).toEqual(counts.map(([file]) => [file, 3]));
});
