import path from "node:path";
import type { z } from "zod";
import type { FixedPath } from "../../src/site/fixed-paths";
import { launchSchema } from "../data-schema/declare/launch-list";
import { redirectsSchema } from "../data-schema/declare/redirects";
import { articleSchema } from "./kinds/article";
import { clientsSchema } from "./kinds/clients";
import { companySchema } from "./kinds/company";
import { everyPageSchema } from "./kinds/every-page";
import { legalPageSchema } from "./kinds/legal-page";
import { aboutPageSchema } from "./kinds/pages/about";
import { blogPageSchema } from "./kinds/pages/blog";
import { contactPageSchema } from "./kinds/pages/contact";
import { homePageSchema } from "./kinds/pages/home";
import { notFoundPageSchema } from "./kinds/pages/not-found";
import { servicesPageSchema, solutionsPageSchema } from "./kinds/pages/overview";
import { reviewsSchema } from "./kinds/reviews";
import { serviceSchema } from "./kinds/service";
import { solutionSchema } from "./kinds/solution";
import { strengthsSchema } from "./kinds/strengths";
import { teamSchema } from "./kinds/team";
import { testimonialsSchema } from "./kinds/testimonials";
import { timelineSchema } from "./kinds/timeline";

/** A kind of data file: its path, its schema and the page it makes. */
export interface DataKind {
  /** Path below data/. `*` stands for any file name. */
  readonly files: string;
  /** The GraphQL type of its nodes. */
  readonly typeName: string;
  readonly schema: z.ZodObject;
  /** The page's address, if each file makes a page. `*` stands for the slug, which is the file's name. */
  readonly path?: FixedPath | `/${string}*`;
  /** Whether the file may be absent. */
  readonly isOptional?: boolean;
}

/** All kinds. A file of any other kind in data/ is a problem. */
export const DATA_KINDS: readonly DataKind[] = [
  { files: "services/*.yaml", typeName: "ServicesYaml", schema: serviceSchema, path: "/services/*" },
  { files: "solutions/*.yaml", typeName: "SolutionsYaml", schema: solutionSchema, path: "/solutions/*" },
  { files: "blog/*.yaml", typeName: "BlogYaml", schema: articleSchema, path: "/blog/*" },
  { files: "legal/*.yaml", typeName: "LegalYaml", schema: legalPageSchema, path: "/*" },
  { files: "pages/home.yaml", typeName: "HomePageYaml", schema: homePageSchema, path: "/" },
  { files: "pages/about.yaml", typeName: "AboutPageYaml", schema: aboutPageSchema, path: "/about" },
  { files: "pages/services.yaml", typeName: "ServicesPageYaml", schema: servicesPageSchema, path: "/services" },
  { files: "pages/solutions.yaml", typeName: "SolutionsPageYaml", schema: solutionsPageSchema, path: "/solutions" },
  { files: "pages/blog.yaml", typeName: "BlogPageYaml", schema: blogPageSchema, path: "/blog" },
  { files: "pages/contact.yaml", typeName: "ContactPageYaml", schema: contactPageSchema, path: "/contact" },
  { files: "pages/not-found.yaml", typeName: "NotFoundPageYaml", schema: notFoundPageSchema, path: "/404" },
  { files: "company.yaml", typeName: "CompanyYaml", schema: companySchema },
  { files: "every-page.yaml", typeName: "EveryPageYaml", schema: everyPageSchema },
  { files: "strengths.yaml", typeName: "StrengthsYaml", schema: strengthsSchema },
  { files: "team.yaml", typeName: "TeamYaml", schema: teamSchema },
  { files: "timeline.yaml", typeName: "TimelineYaml", schema: timelineSchema },
  { files: "redirects.yaml", typeName: "RedirectsYaml", schema: redirectsSchema, isOptional: true },
  { files: "launch.yaml", typeName: "LaunchYaml", schema: launchSchema, isOptional: true },
  { files: "clients.json", typeName: "ClientsJson", schema: clientsSchema },
  { files: "reviews.json", typeName: "ReviewsJson", schema: reviewsSchema },
  { files: "testimonials.json", typeName: "TestimonialsJson", schema: testimonialsSchema },
];

/** Whether a kind has a file for each page, in a folder of its own. */
export const isFolder = ({ files }: DataKind): boolean => files.includes("*");

/** @returns "services" for services/*.yaml, "pages-home" for pages/home.yaml */
export const nameOfKind = ({ files }: DataKind): string => files.replace(/(\/\*)?\.\w+$/, "").replaceAll("/", "-");

/** Whether a kind's files are services or solutions: the rows of registers, which other files list by file name. */
export const isRegisterEntry = ({ schema }: DataKind) => "kelvin" in schema.shape;

/** Whether a kind is /services or /solutions, the overview of all services or solutions. */
export const isOverviewPage = ({ schema }: DataKind) => schema === servicesPageSchema || schema === solutionsPageSchema;

/** @returns "hvac-services" for "services/hvac-services.yaml" */
export const slugOf = (relativePath: string): string => path.posix.parse(relativePath).name;

/** @returns the name as part of an address: "HVAC services" becomes "hvac-services" */
export const asSlug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** @param relativePath below data/. @returns undefined if the file is of no kind */
export function dataKindOf(relativePath: string): DataKind | undefined {
  const { dir, ext } = path.posix.parse(relativePath);
  const anyName = path.posix.join(dir, `*${ext}`);
  return DATA_KINDS.find(({ files }) => files === relativePath || files === anyName);
}
