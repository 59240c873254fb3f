import { parse } from "yaml";
import type { z } from "zod";
import { siteAddress } from "../hosting/settings/site-address";
import { readDataFiles } from "../plugins/data-schema/check/reading/read-folder";
import { type DataKind, dataKindOf, slugOf } from "../plugins/site-data/kinds";
import { articleSchema } from "../plugins/site-data/kinds/article";
import { clientsSchema } from "../plugins/site-data/kinds/clients";
import { companySchema } from "../plugins/site-data/kinds/company";
import { everyPageSchema } from "../plugins/site-data/kinds/every-page";
import { legalPageSchema } from "../plugins/site-data/kinds/legal-page";
import { aboutPageSchema } from "../plugins/site-data/kinds/pages/about";
import { blogPageSchema } from "../plugins/site-data/kinds/pages/blog";
import { contactPageSchema } from "../plugins/site-data/kinds/pages/contact";
import { homePageSchema } from "../plugins/site-data/kinds/pages/home";
import { servicesPageSchema, solutionsPageSchema } from "../plugins/site-data/kinds/pages/overview";
import { reviewsSchema } from "../plugins/site-data/kinds/reviews";
import { serviceSchema } from "../plugins/site-data/kinds/service";
import { solutionSchema } from "../plugins/site-data/kinds/solution";
import { strengthsSchema } from "../plugins/site-data/kinds/strengths";
import { testimonialsSchema } from "../plugins/site-data/kinds/testimonials";
import { timelineSchema } from "../plugins/site-data/kinds/timeline";

/** What data/ says now. Tests expect the site to say the same, whatever an editor has written. */
const files = readDataFiles().map(({ relativePath, bytes }) => {
  const content: unknown = parse(new TextDecoder().decode(bytes));
  return { relativePath, kind: dataKindOf(relativePath), content };
});

function contentOf<Schema extends z.ZodObject>(file: string, schema: Schema): z.infer<Schema> {
  return schema.parse(files.find(({ relativePath }) => relativePath === file)?.content);
}

export const COMPANY = contentOf("company.yaml", companySchema);
export const CLIENTS = contentOf("clients.json", clientsSchema);
export const EVERY_PAGE = contentOf("every-page.yaml", everyPageSchema);
export const STRENGTHS = contentOf("strengths.yaml", strengthsSchema);
export const TIMELINE = contentOf("timeline.yaml", timelineSchema).items;
export const REVIEWS = contentOf("reviews.json", reviewsSchema).items;
export const TESTIMONIALS = contentOf("testimonials.json", testimonialsSchema).items;
export const HOME = contentOf("pages/home.yaml", homePageSchema);
export const ABOUT = contentOf("pages/about.yaml", aboutPageSchema);
export const SERVICES_PAGE = contentOf("pages/services.yaml", servicesPageSchema);
export const SOLUTIONS_PAGE = contentOf("pages/solutions.yaml", solutionsPageSchema);
export const BLOG = contentOf("pages/blog.yaml", blogPageSchema);
export const CONTACT = contentOf("pages/contact.yaml", contactPageSchema);

/** The pages of a folder by code, the order of menus and grids. */
function pagesIn<Content extends { code: string }>(folder: string, schema: z.ZodType<Content>) {
  return files
    .filter(({ relativePath }) => relativePath.startsWith(`${folder}/`))
    .map(({ relativePath, kind, content }) => {
      const slug = slugOf(relativePath);
      return { slug, path: kind?.path?.replace("*", slug) ?? "", ...schema.parse(content) };
    })
    .sort((a, b) => a.code.localeCompare(b.code, "en", { numeric: true }));
}

export const SERVICES = pagesIn("services", serviceSchema);
export const SOLUTIONS = pagesIn("solutions", solutionSchema);
export const ARTICLES = pagesIn("blog", articleSchema);
export const LEGAL_PAGES = pagesIn("legal", legalPageSchema);

/** The slideshow's pictures, in order. */
export const SLIDE_PICTURES = HOME.slides.flatMap(
  ({ entry }) => [...SERVICES, ...SOLUTIONS].find(({ slug }) => slug === entry)?.picture ?? [],
);

interface PageFile {
  readonly kind: DataKind;
  /** Below data/. */
  readonly dataFile: string;
  readonly path: string;
  readonly seo: { readonly title: string; readonly description: string };
}

/** Every page with a file in data/, including the not-found page. */
export const PAGES: readonly PageFile[] = files.flatMap(({ relativePath, kind, content }) => {
  const path = kind?.path?.replace("*", slugOf(relativePath));
  return kind && path ? [{ kind, dataFile: relativePath, path, seo: homePageSchema.pick({ seo: true }).strip().parse(content).seo }] : [];
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
  lastOf(sheets).code.replace(/\d+$/, (number) => String(Number(number) + 1).padStart(number.length, "0"));

/** The public address that the site under test was built for. */
export const SITE_ADDRESS = siteAddress();
