import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { DATA_KINDS, dataKindOf, isRegisterEntry, slugOf } from "../../site-data/kinds";
import type { Article } from "../../site-data/kinds/article";
import { lastChanges } from "./last-changes";
import { renderMarkdown } from "./markdown";
import { dataFileOf, type ResolverContext } from "./source-file";

interface FieldInfo {
  readonly fieldName: string;
}
/** Texts and lists of texts, by field name. */
type Texts = Record<string, string | string[]>;

/** Adults read 175 to 300 words of non-fiction a minute (Brysbaert 2019). Figures and checklists take longer. */
const WORDS_READ_PER_MINUTE = 200;

/**
 * Finds a service or solution by its file, so that a page depends only on the entries it lists.
 * One query covers both folders. A query without a result would make the page depend on every file.
 * Gatsby would then run the page's queries again after every save.
 * @throws if there is none. The checks of data/ rule this out
 */
async function registerEntry(slug: string, { nodeModel }: ResolverContext): Promise<Node> {
  const files = DATA_KINDS.filter(isRegisterEntry).map((kind) => kind.files.replace("*", slug));
  const file = await nodeModel.findOne<FileSystemNode>({ type: "File", query: { filter: { relativePath: { in: files } } } });
  const [entry] = file ? nodeModel.getNodesByIds({ ids: file.children, type: "RegisterEntry" }) : [];
  if (!entry) throw new Error(`there is no service or solution ${slug}`);
  return entry;
}

/**
 * Registers the field extensions of the GraphQL types (graphql-types.ts), except those of pictures (picture-fields.ts).
 */
export function createFieldExtensions({ actions }: CreateSchemaCustomizationArgs): void {
  const extension = (name: string, resolve: object) => actions.createFieldExtension({ name, extend: () => ({ resolve }) });

  extension("pagePath", (source: unknown, _: unknown, context: ResolverContext) => {
    const { relativePath } = dataFileOf(source, context);
    return dataKindOf(relativePath)?.path?.replace("*", slugOf(relativePath));
  });

  let changes: ReadonlyMap<string, string> | undefined;
  extension("lastChanged", (source: unknown, _: unknown, context: ResolverContext) => {
    changes ??= lastChanges("data");
    return changes.get(`data/${dataFileOf(source, context).relativePath}`);
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
}
