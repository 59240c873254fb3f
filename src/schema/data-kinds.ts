import type { z } from "zod";
import { articleSchema } from "./article";
import { clientsSchema } from "./clients";
import { companySchema } from "./company";
import { everyPageSchema } from "./every-page";
import type { FixedPath } from "./fixed-paths";
import { legalPageSchema } from "./legal-page";
import { aboutPageSchema } from "./pages/about";
import { blogPageSchema } from "./pages/blog";
import { contactPageSchema } from "./pages/contact";
import { homePageSchema } from "./pages/home";
import { notFoundPageSchema } from "./pages/not-found";
import { servicesPageSchema, solutionsPageSchema } from "./pages/overview";
import { reviewsSchema } from "./reviews";
import { serviceSchema } from "./service";
import { solutionSchema } from "./solution";
import { strengthsSchema } from "./strengths";
import { teamSchema } from "./team";
import { testimonialsSchema } from "./testimonials";
import { timelineSchema } from "./timeline";

/** One kind of data file: where it lives, what it must hold, and which page it makes. */
export interface DataKind {
  /** The file below data/, or every file of a folder if the name is `*`. */
  readonly files: string;
  /** The node type in GraphQL. */
  readonly typeName: string;
  readonly schema: z.ZodObject;
  /** The page's address for a file name (the slug), if each file makes a page. */
  readonly path?: (slug: string) => string;
  /** The template in src/templates that draws it, if gatsby-node creates the page. */
  readonly template?: string;
}

const fixed = (path: FixedPath) => () => path;

/** Every file in data/ is one of these kinds; anything else there is a mistake. */
export const DATA_KINDS: readonly DataKind[] = [
  {
    files: "services/*.yaml",
    typeName: "ServicesYaml",
    schema: serviceSchema,
    path: (slug) => `/services/${slug}`,
    template: "service.tsx",
  },
  {
    files: "solutions/*.yaml",
    typeName: "SolutionsYaml",
    schema: solutionSchema,
    path: (slug) => `/solutions/${slug}`,
    template: "solution.tsx",
  },
  { files: "blog/*.yaml", typeName: "BlogYaml", schema: articleSchema, path: (slug) => `/blog/${slug}`, template: "article.tsx" },
  { files: "legal/*.yaml", typeName: "LegalYaml", schema: legalPageSchema, path: (slug) => `/${slug}`, template: "legal-page.tsx" },
  { files: "pages/home.yaml", typeName: "HomePageYaml", schema: homePageSchema, path: fixed("/") },
  { files: "pages/about.yaml", typeName: "AboutPageYaml", schema: aboutPageSchema, path: fixed("/about") },
  { files: "pages/services.yaml", typeName: "ServicesPageYaml", schema: servicesPageSchema, path: fixed("/services") },
  { files: "pages/solutions.yaml", typeName: "SolutionsPageYaml", schema: solutionsPageSchema, path: fixed("/solutions") },
  { files: "pages/blog.yaml", typeName: "BlogPageYaml", schema: blogPageSchema, path: fixed("/blog") },
  { files: "pages/contact.yaml", typeName: "ContactPageYaml", schema: contactPageSchema, path: fixed("/contact") },
  { files: "pages/not-found.yaml", typeName: "NotFoundPageYaml", schema: notFoundPageSchema, path: fixed("/404") },
  { files: "company.yaml", typeName: "CompanyYaml", schema: companySchema },
  { files: "every-page.yaml", typeName: "EveryPageYaml", schema: everyPageSchema },
  { files: "strengths.yaml", typeName: "StrengthsYaml", schema: strengthsSchema },
  { files: "team.yaml", typeName: "TeamYaml", schema: teamSchema },
  { files: "timeline.yaml", typeName: "TimelineYaml", schema: timelineSchema },
  { files: "clients.json", typeName: "ClientsJson", schema: clientsSchema },
  { files: "reviews.json", typeName: "ReviewsJson", schema: reviewsSchema },
  { files: "testimonials.json", typeName: "TestimonialsJson", schema: testimonialsSchema },
];

/** Whether a kind's files are services or solutions: rows of the register, which others name by their file names. */
export const isRegisterEntry = ({ schema }: DataKind) => "kelvin" in schema.shape;

/** Whether a kind's file is the page of all services or that of all solutions. */
export const isOverviewPage = ({ schema }: DataKind) => schema === servicesPageSchema || schema === solutionsPageSchema;

/** A folder, a file name without extension, and an extension. */
const DATA_FILE = /^(?<folder>(?:.*\/)?)(?<slug>[^/]+)\.(?<extension>[a-z]+)$/;

/** @param relativePath a file below data/, such as "services/hvac-services.yaml" */
export function slugOf(relativePath: string): string {
  return DATA_FILE.exec(relativePath)?.groups?.slug ?? relativePath;
}

/** @returns the name as it can appear in an address: "HVAC services" becomes "hvac-services" */
export const asSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/**
 * @param relativePath a file below data/, such as "services/hvac-services.yaml"
 * @returns its kind, or undefined if no such file belongs in data/
 */
export function dataKindOf(relativePath: string): DataKind | undefined {
  const anyName = relativePath.replace(DATA_FILE, "$<folder>*.$<extension>");
  return DATA_KINDS.find(({ files }) => files === relativePath || files === anyName);
}
