import type { z } from "zod";
import { readSettings } from "../hosting/settings";
import { parseFile } from "../plugins/content/check/parse";
import { readTexts } from "../plugins/content/check/read-folder";
import { isDraft, type Kind, kindOf, pageAddress, slugOf } from "../plugins/content/kind";
import { KINDS } from "../plugins/content/kinds";
import { aboutPage } from "../plugins/content/kinds/about-page";
import { articles } from "../plugins/content/kinds/articles";
import { clients } from "../plugins/content/kinds/clients";
import { company } from "../plugins/content/kinds/company";
import { contactPage } from "../plugins/content/kinds/contact-page";
import { homePage } from "../plugins/content/kinds/home-page";
import { legalPages } from "../plugins/content/kinds/legal-pages";
import { reviews } from "../plugins/content/kinds/reviews";
import { services } from "../plugins/content/kinds/services";
import { servicesPage } from "../plugins/content/kinds/services-page";
import { solutions } from "../plugins/content/kinds/solutions";
import { solutionsPage } from "../plugins/content/kinds/solutions-page";
import { strengths } from "../plugins/content/kinds/strengths";
import { testimonials } from "../plugins/content/kinds/testimonials";
import { timeline } from "../plugins/content/kinds/timeline";
import { inOrder } from "../src/site/in-order";

/** What data/ says now. Tests expect the site to say the same, whatever an editor has written. */
const files = Object.entries(readTexts()).flatMap(([relativePath, text]) => {
  const content: unknown = parseFile(relativePath, text).value;
  return isDraft(content) ? [] : [{ relativePath, kind: kindOf(relativePath, KINDS), content }];
});

function contentOf<Schema extends z.ZodObject>(file: string, schema: Schema): z.infer<Schema> {
  return schema.parse(files.find(({ relativePath }) => relativePath === file)?.content);
}

export const COMPANY = contentOf("company.yaml", company.schema);
export const CLIENTS = contentOf("clients.json", clients.schema);
export const STRENGTHS = contentOf("strengths.yaml", strengths.schema);
export const TIMELINE = contentOf("timeline.yaml", timeline.schema).items;
export const REVIEWS = contentOf("reviews.json", reviews.schema).items;
export const TESTIMONIALS = contentOf("testimonials.json", testimonials.schema).items;
export const HOME = contentOf("pages/home.yaml", homePage.schema);
export const ABOUT = contentOf("pages/about.yaml", aboutPage.schema);
export const SERVICES_PAGE = contentOf("pages/services.yaml", servicesPage.schema);
const SOLUTIONS_PAGE = contentOf("pages/solutions.yaml", solutionsPage.schema);
export const CONTACT = contentOf("pages/contact.yaml", contactPage.schema);

/** The published pages of a folder, by code. */
function pagesIn<Content extends { code: string }>(folder: string, schema: z.ZodType<Content>) {
  return files
    .filter(({ relativePath }) => relativePath.startsWith(`${folder}/`))
    .map(({ relativePath, kind, content }) => {
      const slug = slugOf(relativePath);
      return { slug, path: (kind && pageAddress(kind, slug)) ?? "", ...schema.parse(content) };
    })
    .sort((a, b) => a.code.localeCompare(b.code, "en", { numeric: true }));
}

/** Published pages in the order of their overview's file. */
const inOrderOf = <Page extends { path: string }>(pages: Page[], { order }: { order: string[] }, folder: string) =>
  inOrder(
    pages,
    order.map((slug) => ({ path: `/${folder}/${slug}` })),
  );

export const SERVICES = inOrderOf(pagesIn("services", services.schema), SERVICES_PAGE, "services");
export const SOLUTIONS = inOrderOf(pagesIn("solutions", solutions.schema), SOLUTIONS_PAGE, "solutions");
/** Newest first. On the same day, the later code first. */
export const ARTICLES = pagesIn("blog", articles.schema)
  .toReversed()
  .toSorted((a, b) => b.date.localeCompare(a.date));
export const LEGAL_PAGES = pagesIn("legal", legalPages.schema);

/** The slideshow's pictures, in order. */
export const SLIDE_PICTURES = HOME.slides.flatMap(
  ({ entry }) => [...SERVICES, ...SOLUTIONS].find(({ slug }) => slug === entry)?.picture ?? [],
);

interface PageFile {
  readonly kind: Kind;
  readonly path: string;
  readonly seo: { readonly title: string; readonly description: string };
}

/** Every page with a file in data/, including the not-found page. */
export const PAGES: readonly PageFile[] = files.flatMap(({ relativePath, kind, content }) => {
  const path = kind && pageAddress(kind, slugOf(relativePath));
  return kind && path ? [{ kind, path, seo: homePage.schema.pick({ seo: true }).strip().parse(content).seo }] : [];
});

/** @returns the first entry of a list that the schema does not allow to be empty */
export function firstOf<Item>(list: readonly Item[]): Item {
  const [first] = list;
  if (first === undefined) throw new Error("This list of data/ is empty.");
  return first;
}

/** @returns the last entry of such a list */
export const lastOf = <Item>(list: readonly Item[]): Item => firstOf(list.toReversed());

/** @returns the next free code of a list that is sorted by code: B-09 after B-08 */
export const codeAfter = (sheets: readonly { code: string }[]): string =>
  lastOf(sheets.map(({ code }) => code).toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))).replace(/\d+$/, (number) =>
    String(Number(number) + 1).padStart(number.length, "0"),
  );

/** The public address that the site under test was built for. */
export const SITE_ADDRESS = readSettings().siteAddress;
