/** Which fields a page's enquiry form asks for (requirements R17.1). */
export type FormKind = "full" | "short";

export interface Route {
  readonly path: string;
  /** The file below data/ that the page's words come from. */
  readonly dataFile: string;
  readonly form: FormKind;
}

const SOLUTIONS = [
  "industrial-solutions",
  "healthcare-solutions",
  "commercial-solutions",
  "retail-security-solutions",
  "institutional-solutions",
  "banks-solutions",
  "hotels-solutions",
  "residential-solutions",
];
const SERVICES = [
  "firefighting-and-fire-alarm-system",
  "hvac-services",
  "electrical-services",
  "elv-services",
  "plumbing-services",
  "blm-services",
  "flameproof-fixtures",
  "indicators-and-controllers",
  "flame-proof-instruments",
  "cleanroom-instruments",
];
const ARTICLES = ["1", "2", "3", "4", "5", "6", "7", "8"];

/** Every address of requirements R2. */
export const ROUTES: readonly Route[] = [
  { path: "/", dataFile: "pages/home.yaml", form: "full" },
  { path: "/about", dataFile: "pages/about.yaml", form: "short" },
  { path: "/solutions", dataFile: "pages/solutions.yaml", form: "full" },
  ...SOLUTIONS.map((slug): Route => ({ path: `/solutions/${slug}`, dataFile: `solutions/${slug}.yaml`, form: "full" })),
  { path: "/services", dataFile: "pages/services.yaml", form: "full" },
  ...SERVICES.map((slug): Route => ({ path: `/services/${slug}`, dataFile: `services/${slug}.yaml`, form: "full" })),
  { path: "/blog", dataFile: "pages/blog.yaml", form: "short" },
  ...ARTICLES.map((slug): Route => ({ path: `/blog/${slug}`, dataFile: `blog/${slug}.yaml`, form: "short" })),
  { path: "/contact", dataFile: "pages/contact.yaml", form: "full" },
  { path: "/privacy-policy", dataFile: "legal/privacy-policy.yaml", form: "full" },
  { path: "/terms", dataFile: "legal/terms.yaml", form: "full" },
];

/** The page that answers every unknown address. */
export const NOT_FOUND: Route = { path: "/no-such-page", dataFile: "pages/not-found.yaml", form: "full" };

/** One page of every kind, for checks that take too long on all pages. */
export const PAGE_OF_EVERY_KIND = [
  "/",
  "/about",
  "/services",
  "/services/hvac-services",
  "/solutions",
  "/solutions/banks-solutions",
  "/blog",
  "/blog/1",
  "/contact",
  "/terms",
];
