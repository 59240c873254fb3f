import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import type { DataFile } from "../checks/reading/data-files";
import { type Article, articleSchema } from "../schema/article";
import { type Company, companySchema } from "../schema/company";
import { dataKindOf, slugOf } from "../schema/data-kinds";
import { blogPageSchema } from "../schema/pages/blog";
import { type Service, serviceSchema } from "../schema/service";
import { type Solution, solutionSchema } from "../schema/solution";
import { articlePageAddress, articlePageNames, articlesByPage, inOrderOfCodes } from "../site/article-pages";

/** What a page is about, as far as search engines have a word for it. */
type PageSubject =
  | { readonly kind: "service"; readonly service: Service }
  | { readonly kind: "solution"; readonly solution: Solution }
  | { readonly kind: "article"; readonly article: Article }
  | { readonly kind: "page" };

/** A page of the site as its data file describes it. */
export interface SitePage {
  readonly path: string;
  readonly code: string;
  readonly menuTitle: string;
  readonly title: string;
  readonly description: string;
  /** The heading a card shows: the page's own words, without the site's name. */
  readonly heading: string;
  readonly kelvin?: number;
  /** The page's first picture; a page without one shows the home page's. */
  readonly pictureFile?: string;
  readonly focus?: string;
  /** The data files whose texts it shows as its own, below data/. */
  readonly dataFiles: readonly string[];
  readonly subject: PageSubject;
}

export interface SiteContent {
  readonly company: Company;
  readonly pages: readonly SitePage[];
}

/** What the data files of all pages have in common; each has its heading under one of these names. */
const pageFacts = z.object({
  code: z.string(),
  menuTitle: z.string(),
  seo: z.object({ title: z.string(), description: z.string() }),
  title: z.string().optional(),
  heading: z.string().optional(),
  header: z.object({ heading: z.string() }).optional(),
  welcome: z.object({ heading: z.string() }).optional(),
  kelvin: z.number().optional(),
});

function subjectOf(typeName: string, data: unknown): PageSubject {
  if (typeName === "ServicesYaml") return { kind: "service", service: serviceSchema.parse(data) };
  if (typeName === "SolutionsYaml") return { kind: "solution", solution: solutionSchema.parse(data) };
  if (typeName === "BlogYaml") return { kind: "article", article: articleSchema.parse(data) };
  return { kind: "page" };
}

/** The first picture that the data names, at any depth. */
function firstPicture(data: unknown): { file: string; focus?: string } | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  if ("file" in data && "alt" in data && typeof data.file === "string")
    return { file: data.file, focus: "focus" in data ? String(data.focus) : undefined };
  for (const value of Object.values(data)) {
    const found = firstPicture(value);
    if (found) return found;
  }
  return undefined;
}

/** The part of data/pages/blog.yaml that a list with one page does not need. */
const furtherPages = blogPageSchema.pick({ pages: true }).strip();

/**
 * The pages of the article list: they change whenever an article on them does.
 * @param list the page that data/pages/blog.yaml makes
 * @param data what that file holds
 */
function articleListPages(list: SitePage, data: unknown, pages: readonly SitePage[]): SitePage[] {
  const articles = inOrderOfCodes(pages.filter(({ subject }) => subject.kind === "article"));
  return articlesByPage(articles).map((shown, index) => {
    const number = index + 1;
    const names = number === 1 ? list : articlePageNames(furtherPages.parse(data).pages, number);
    const { title, description, menuTitle } = names;
    const dataFiles = [...list.dataFiles, ...shown.flatMap((article) => article.dataFiles)];
    return { ...list, title, description, menuTitle, path: articlePageAddress(number), dataFiles };
  });
}

/**
 * Reads the checked data files as pages, for what is made after the build: share cards, structured data, the sitemap.
 * @param files every data file (data-files.ts)
 * @throws if the company's file is missing or a file does not fit its schema
 */
export function siteContent(files: readonly DataFile[]): SiteContent {
  const contents = files.map((file) => ({ file, kind: dataKindOf(file.relativePath), data: parse(new TextDecoder().decode(file.bytes)) }));
  const company = contents.find(({ kind }) => kind?.typeName === "CompanyYaml");
  if (!company) throw new Error("data/company.yaml is missing");

  const filePages = contents.flatMap(({ file, kind, data }): SitePage[] => {
    if (!kind?.path) return [];
    const page = pageFacts.parse(data);
    const picture = firstPicture(data);
    return [
      {
        path: kind.path.replace("*", slugOf(file.relativePath)),
        code: page.code,
        menuTitle: page.menuTitle,
        ...page.seo,
        heading: page.title ?? page.header?.heading ?? page.welcome?.heading ?? page.heading ?? page.menuTitle,
        kelvin: page.kelvin,
        pictureFile: picture && path.resolve(path.dirname(file.absolutePath), picture.file),
        focus: picture?.focus,
        dataFiles: [file.relativePath],
        subject: subjectOf(kind.typeName, data),
      },
    ];
  });
  const blog = contents.find(({ kind }) => kind?.typeName === "BlogPageYaml");
  const pages = filePages.flatMap((page) =>
    blog && page.dataFiles.includes(blog.file.relativePath) ? articleListPages(page, blog.data, filePages) : [page],
  );
  const home = pages.find((page) => page.path === "/");
  const withPictures = pages.map((page) => (page.pictureFile ? page : { ...page, pictureFile: home?.pictureFile, focus: home?.focus }));
  return { company: companySchema.parse(company.data), pages: withPictures };
}
