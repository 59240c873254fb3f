import path from "node:path";
import { z } from "zod";
import { type CheckedFile, checkFiles } from "../../plugins/site-data/checks/checked-file";
import type { DataFile } from "../../plugins/site-data/checks/reading/data-files";
import { type Article, articleSchema } from "../../plugins/site-data/schema/article";
import { companySchema } from "../../plugins/site-data/schema/company";
import { blogPageSchema } from "../../plugins/site-data/schema/pages/blog";
import { type Service, serviceSchema } from "../../plugins/site-data/schema/service";
import { type Solution, solutionSchema } from "../../plugins/site-data/schema/solution";
import { articlePageAddress, articlePageNames, articlesByPage, inOrderOfCodes } from "../site/article-pages";
import { required } from "../site/required";

/** What a page is about, as far as search engines have a word for it. */
type Subject = Service | Solution | Article;

const SUBJECT_SCHEMAS: Readonly<Record<string, z.ZodType<Subject>>> = {
  ServicesYaml: serviceSchema,
  SolutionsYaml: solutionSchema,
  BlogYaml: articleSchema,
};

export type SiteContent = ReturnType<typeof siteContent>;

/** What the data files of all pages have in common; each has its heading under one of these names. */
const pageFacts = z.object({
  code: z.string(),
  menuTitle: z.string(),
  seo: z.object({ title: z.string(), description: z.string() }),
  title: z.string().optional(),
  heading: z.string().optional(),
  header: z.object({ heading: z.string() }).optional(),
  welcome: z.object({ heading: z.string() }).optional(),
});

const pictureFacts = z.object({ file: z.string(), focus: z.string().default("centre") });

/** @returns the first picture that a file names, at any depth */
function firstPicture({ file, fields }: CheckedFile) {
  const field = fields.find(({ meta }) => meta.graphqlType === "Picture");
  if (!field) return undefined;
  const picture = pictureFacts.parse(field.value);
  return { pictureFile: path.resolve(path.dirname(file.absolutePath), picture.file), focus: picture.focus };
}

/** A page of the site as its data file describes it. */
export type SitePage = Readonly<ReturnType<typeof pageOf>>;

/** @param homePicture the home page's first picture */
function pageOf(content: CheckedFile, pagePath: string, homePicture: NonNullable<ReturnType<typeof firstPicture>>) {
  const { code, menuTitle, seo, ...headings } = pageFacts.parse(content.value);
  return {
    path: pagePath,
    code,
    menuTitle,
    ...seo,
    /** The heading a card shows: the page's own words, without the site's name. */
    heading: headings.title ?? headings.header?.heading ?? headings.welcome?.heading ?? headings.heading ?? menuTitle,
    // a page without a picture shows the home page's
    ...(firstPicture(content) ?? homePicture),
    /** The data files whose texts it shows as its own, below data/. */
    dataFiles: [content.file.relativePath],
    subject: SUBJECT_SCHEMAS[content.kind.typeName]?.parse(content.value),
  };
}

/** The part of data/pages/blog.yaml that a list with one page does not need. */
const furtherPages = blogPageSchema.pick({ pages: true }).strip();

/** The pages of the article list, made of its file's page and content: they change whenever an article on them does. */
function articleListPages(list: SitePage, data: unknown, pages: readonly SitePage[]): SitePage[] {
  const articles = inOrderOfCodes(pages.filter(({ subject }) => subject && "excerpt" in subject));
  return articlesByPage(articles).map((shown, index) => {
    const number = index + 1;
    const names = number === 1 ? list : articlePageNames(furtherPages.parse(data).pages, number);
    const dataFiles = [...list.dataFiles, ...shown.flatMap((article) => article.dataFiles)];
    return { ...list, ...names, path: articlePageAddress(number), dataFiles };
  });
}

/**
 * Reads the checked data files as pages, for what is made after the build: share cards, structured data, the sitemap.
 * @param files every data file (data-files.ts)
 * @throws if the company's file is missing or a file does not fit its schema
 */
export function siteContent(files: readonly DataFile[]) {
  const checked = checkFiles(files);
  const checkedFile = (relativePath: string) =>
    required(
      checked.find(({ file }) => file.relativePath === relativePath),
      `data/${relativePath}`,
    );
  const homePicture = required(firstPicture(checkedFile("pages/home.yaml")), "a picture in data/pages/home.yaml");

  const filePages = checked.flatMap((content) => (content.pagePath ? [pageOf(content, content.pagePath, homePicture)] : []));
  const pages = filePages.flatMap((page) =>
    page.path === articlePageAddress(1) ? articleListPages(page, checkedFile("pages/blog.yaml").value, filePages) : [page],
  );
  return { company: companySchema.parse(checkedFile("company.yaml").value), pages };
}
