import type { z } from "zod";
import { readSettings } from "../hosting/settings";
import { contentOf, dataFiles } from "../plugins/content/data";
import { completeContent, type Kind } from "../plugins/content/kind";
import { aboutPage } from "../plugins/content/kinds/about-page";
import { articles } from "../plugins/content/kinds/articles";
import { blogPage } from "../plugins/content/kinds/blog-page";
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
import { inOrder } from "../src/site/in-order";

/** The published contents of data/. Tests compare the site with them, so they pass after any valid edit. */
const files = dataFiles().filter(({ isDraft }) => !isDraft);

function singleFile<Schema extends z.ZodObject>(kind: { files: string; schema: Schema }): z.infer<Schema> {
  const content = contentOf(kind);
  if (!content) throw new Error(`data/${kind.files} is absent or has a problem.`);
  return content;
}

export const COMPANY = singleFile(company);
export const CLIENTS = singleFile(clients);
export const STRENGTHS = singleFile(strengths);
export const REVIEWS = singleFile(reviews).items;
export const TESTIMONIALS = singleFile(testimonials).items;
export const HOME = singleFile(homePage);
export const ABOUT = singleFile(aboutPage);
export const SERVICES_PAGE = singleFile(servicesPage);
export const SOLUTIONS_PAGE = singleFile(solutionsPage);
export const BLOG_PAGE = singleFile(blogPage);
export const CONTACT = singleFile(contactPage);

/** The published pages of a folder. */
function pagesOf<Content>(kind: Pick<Kind, "files"> & { schema: z.ZodType<Content> }) {
  return files
    .filter((file) => file.kind.files === kind.files)
    .map((file) => ({ slug: file.slug, path: file.address ?? "", ...kind.schema.parse(completeContent(file.kind, file.value)) }));
}

const byCode = (a: { code: string }, b: { code: string }) => a.code.localeCompare(b.code, "en", { numeric: true });

/** Sorts pages in the order of their overview's file. */
const inOrderOf = <Page extends { path: string }>(pages: Page[], { order }: { order: string[] }, folder: string) =>
  inOrder(
    pages,
    order.map((slug) => ({ path: `/${folder}/${slug}` })),
  );

export const SERVICES = inOrderOf(pagesOf(services).sort(byCode), SERVICES_PAGE, "services");
export const SOLUTIONS = inOrderOf(pagesOf(solutions).sort(byCode), SOLUTIONS_PAGE, "solutions");
/** Newest first; on the same day, the later address first. */
export const ARTICLES = pagesOf(articles).sort((a, b) => b.date.localeCompare(a.date) || (a.path < b.path ? 1 : -1));
export const LEGAL_PAGES = pagesOf(legalPages);

/** The slides whose pages are published, in order. */
export const SLIDES = HOME.slides.filter(({ offering }) => [...SERVICES, ...SOLUTIONS].some(({ slug }) => slug === offering));

interface PageFile {
  readonly kind: Kind;
  readonly path: string;
  readonly seo: { readonly title: string; readonly description: string };
}

/** Every page with a file in data/, including the not-found page. */
export const PAGES: readonly PageFile[] = files.flatMap(({ kind, address, value }) =>
  address ? [{ kind, path: address, seo: homePage.schema.pick({ seo: true }).strip().parse(completeContent(kind, value)).seo }] : [],
);

/** @returns the first entry of a list that the schema does not allow to be empty */
export function firstOf<Item>(list: readonly Item[]): Item {
  const [first] = list;
  if (first === undefined) throw new Error("This list in data/ is empty.");
  return first;
}

/** @returns the last entry of a list that the schema does not allow to be empty */
export const lastOf = <Item>(list: readonly Item[]): Item => firstOf(list.toReversed());

/** @returns the next free code: M-09 if M-08 is the highest */
export const codeAfter = (offerings: readonly { code: string }[]): string =>
  lastOf(offerings.toSorted(byCode)).code.replace(/\d+$/, (number) => String(Number(number) + 1).padStart(number.length, "0"));

/** The public address that the site under test was built for. */
export const SITE_ADDRESS = readSettings().siteAddress;
