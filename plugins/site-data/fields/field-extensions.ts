import path from "node:path";
import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import type { Article } from "../schema/article";
import { DATA_KINDS, dataKindOf, isRegisterEntry, slugOf } from "../schema/data-kinds";
import { renderMarkdown } from "./markdown";
import { type FoundPicture, type PictureArguments, pictureField, wholeAspectRatio } from "./pictures/picture-field";

/** What Gatsby passes to a resolver, limited to what these resolvers use. */
interface ResolverContext {
  readonly nodeModel: {
    getNodeById(args: { id: string }): FileSystemNode | null;
    getNodesByIds(args: { ids: readonly string[]; type: string }): Node[];
    findRootNodeAncestor(source: unknown, predicate: (node: Node) => boolean): FileSystemNode | null;
    findOne<T>(args: { type: string; query: object }): Promise<T | null>;
  };
}
/** What a field that many types have is called in this one. */
interface FieldInfo {
  readonly fieldName: string;
}
/** Texts and lists of texts, by the names of their fields. */
type Texts = Record<string, string | string[]>;

/** An adult reads 175 to 300 words of non-fiction a minute (Brysbaert 2019); figures and checklists slow them down. */
const WORDS_READ_PER_MINUTE = 200;

/** The data file from which Gatsby made a node or a part of one. */
function dataFileOf(source: unknown, { nodeModel }: ResolverContext): FileSystemNode {
  const file = nodeModel.findRootNodeAncestor(source, ({ internal }) => internal.type === "File");
  // asked for by its id, the file is what the page's query depends on: `gatsby develop` shows a saved text by nothing else
  const found = file && nodeModel.getNodeById({ id: file.id });
  if (!found) throw new Error(`no data file holds ${JSON.stringify(source)}`);
  return found;
}

/**
 * Finds a service or solution by its file, so that a page depends on the entries it names and on no others. One question for both folders:
 * after a question without an answer Gatsby lets the page depend on every file there is, and answers its queries anew after every save.
 * @throws if there is none, which the checks of data/ have ruled out
 */
async function registerEntry(slug: string, { nodeModel }: ResolverContext): Promise<Node> {
  const files = DATA_KINDS.filter(isRegisterEntry).map((kind) => kind.files.replace("*", slug));
  const file = await nodeModel.findOne<FileSystemNode>({ type: "File", query: { filter: { relativePath: { in: files } } } });
  const [entry] = file ? nodeModel.getNodesByIds({ ids: file.children, type: "RegisterEntry" }) : [];
  if (!entry) throw new Error(`there is no service or solution ${slug}`);
  return entry;
}

/**
 * Registers the field extensions that the schema's types use (plugins/site-data/schema/graphql-types.ts):
 * `@pagePath`, `@markdown`, `@readingMinutes`, `@registerEntries`, `@articlesById`, `@croppedImage` and `@wholeAspectRatio`.
 */
export function createFieldExtensions({ actions, cache }: CreateSchemaCustomizationArgs): void {
  const extension = (name: string, resolve: object) => actions.createFieldExtension({ name, extend: () => ({ resolve }) });

  extension("pagePath", (source: unknown, _: unknown, context: ResolverContext) => {
    const { relativePath } = dataFileOf(source, context);
    return dataKindOf(relativePath)?.path?.replace("*", slugOf(relativePath));
  });

  extension("markdown", (source: Texts, _: unknown, __: ResolverContext, { fieldName }: FieldInfo) => {
    const written = source[fieldName];
    return Array.isArray(written) ? written.map(renderMarkdown) : written && renderMarkdown(written);
  });

  extension("readingMinutes", ({ intro, sections, faq }: Pick<Article, "intro" | "sections" | "faq">) => {
    const texts = [intro, ...sections.map(({ body }) => body), ...faq.map(({ answer }) => answer)];
    const words = texts.join(" ").split(/\s+/).length;
    return Math.max(1, Math.round(words / WORDS_READ_PER_MINUTE));
  });

  extension("registerEntries", async (source: Texts, _: unknown, context: ResolverContext, { fieldName }: FieldInfo) => {
    const written = source[fieldName];
    if (Array.isArray(written)) return Promise.all(written.map((slug) => registerEntry(slug, context)));
    return written && registerEntry(written, context);
  });

  extension("articlesById", (_: unknown, { ids }: { ids: readonly string[] }, { nodeModel }: ResolverContext) =>
    nodeModel.getNodesByIds({ ids, type: "BlogYaml" }),
  );

  extension("croppedImage", async (source: NamedPicture, pictureArguments: PictureArguments, context: ResolverContext) =>
    pictureField(await foundPicture(source, context), pictureArguments, cache),
  );

  extension("wholeAspectRatio", async (source: NamedPicture, _: unknown, context: ResolverContext) =>
    wholeAspectRatio(await foundPicture(source, context)),
  );
}

/** A picture as a data file names it. */
type NamedPicture = Article["picture"];

/** @throws if the file does not exist: a sentence that names it and the data file */
async function foundPicture(source: NamedPicture, context: ResolverContext): Promise<FoundPicture> {
  const dataFile = dataFileOf(source, context);
  const absolutePath = path.resolve(path.dirname(dataFile.absolutePath), source.file);
  const original = await context.nodeModel.findOne<FileSystemNode>({
    type: "File",
    query: { filter: { absolutePath: { eq: absolutePath } } },
  });
  if (!original) throw new Error(`the picture ${source.file} named in ${dataFile.relativePath} does not exist`);
  return {
    file: path.relative(process.cwd(), original.absolutePath),
    contentDigest: original.internal.contentDigest,
    position: source.focus ?? "centre",
    namedIn: `data/${dataFile.relativePath}`,
  };
}
