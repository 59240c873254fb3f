import path from "node:path";
import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import type { Article } from "../schema/article";
import { dataKindOf, slugOf } from "../schema/data-kinds";
import { renderMarkdown } from "./markdown";
import { type FoundPicture, type PictureArguments, pictureField, wholeAspectRatio } from "./pictures/picture-field";

/** What Gatsby hands to a resolver, as far as these resolvers use it. */
interface ResolverContext {
  readonly nodeModel: {
    getNodeById(args: { id: string }): FileNode | null;
    findRootNodeAncestor(source: unknown, predicate: (node: Node) => boolean): FileNode | null;
    findOne<T>(args: { type: string; query: object }): Promise<T | null>;
    findAll<T>(args: { type: string; query: object }): Promise<{ entries: Iterable<T> }>;
  };
}
interface FileNode extends Node {
  readonly absolutePath: string;
  readonly relativePath: string;
}
interface FieldInfo {
  readonly fieldName: string;
}

/** An adult reads 175 to 300 words of non-fiction a minute (Brysbaert 2019); figures and checklists slow them down. */
const WORDS_READ_PER_MINUTE = 200;

const fileOf = (source: Node, context: ResolverContext): FileNode => {
  const file = source.parent ? context.nodeModel.getNodeById({ id: source.parent }) : null;
  if (!file) throw new Error(`${source.internal.type} ${source.id} has no file`);
  return file;
};

/**
 * Registers the field extensions that the schema's types use (src/schema/graphql-types.ts):
 * `@slug`, `@pagePath`, `@markdown`, `@readingMinutes`, `@registerEntries` and `@croppedImage`.
 */
export function createFieldExtensions({ actions, cache, pathPrefix }: CreateSchemaCustomizationArgs & { pathPrefix?: string }): void {
  actions.createFieldExtension({
    name: "slug",
    extend: () => ({ resolve: (source: Node, _: unknown, context: ResolverContext) => slugOf(fileOf(source, context).relativePath) }),
  });

  actions.createFieldExtension({
    name: "pagePath",
    extend: () => ({
      resolve(source: Node, _: unknown, context: ResolverContext) {
        const { relativePath } = fileOf(source, context);
        return dataKindOf(relativePath)?.path?.(slugOf(relativePath));
      },
    }),
  });

  actions.createFieldExtension({
    name: "markdown",
    extend: () => ({
      resolve(source: Record<string, string | string[]>, _: unknown, __: ResolverContext, { fieldName }: FieldInfo) {
        const written = source[fieldName];
        return Array.isArray(written) ? written.map(renderMarkdown) : written && renderMarkdown(written);
      },
    }),
  });

  actions.createFieldExtension({
    name: "readingMinutes",
    extend: () => ({
      resolve({ intro, sections, faq }: Pick<Article, "intro" | "sections" | "faq">) {
        const texts = [intro, ...sections.map(({ body }) => body), ...faq.map(({ answer }) => answer)];
        const words = texts.join(" ").split(/\s+/).length;
        return Math.max(1, Math.round(words / WORDS_READ_PER_MINUTE));
      },
    }),
  });

  actions.createFieldExtension({
    name: "registerEntries",
    extend: () => ({
      async resolve(source: Record<string, string | string[]>, _: unknown, context: ResolverContext, { fieldName }: FieldInfo) {
        const written = source[fieldName];
        const { entries } = await context.nodeModel.findAll<Node>({
          type: "RegisterEntry",
          query: { sort: { fields: ["code"], order: ["ASC"] } },
        });
        const bySlug = new Map([...entries].map((entry) => [slugOf(fileOf(entry, context).relativePath), entry]));
        return Array.isArray(written) ? written.map((slug) => bySlug.get(slug)) : written && bySlug.get(written);
      },
    }),
  });

  actions.createFieldExtension({
    name: "croppedImage",
    extend: () => ({
      args: { aspectRatio: "Float", breakpoints: "[Int!]!", sizes: "String!" },
      async resolve(source: NamedPicture, pictureArguments: PictureArguments, context: ResolverContext) {
        return pictureField(await foundPicture(source, context), pictureArguments, { cache, pathPrefix });
      },
    }),
  });

  actions.createFieldExtension({
    name: "wholeAspectRatio",
    extend: () => ({
      async resolve(source: NamedPicture, _: unknown, context: ResolverContext) {
        return wholeAspectRatio(await foundPicture(source, context));
      },
    }),
  });
}

/** A picture as a data file names it. */
interface NamedPicture {
  readonly file: string;
  readonly focus?: string;
}

/** @throws if the file does not exist: a sentence that names it and the data file */
async function foundPicture(source: NamedPicture, context: ResolverContext): Promise<FoundPicture> {
  const dataFile = context.nodeModel.findRootNodeAncestor(source, (node) => node.internal.type === "File");
  if (!dataFile) throw new Error(`the picture ${source.file} belongs to no data file`);
  const absolutePath = path.resolve(path.dirname(dataFile.absolutePath), source.file).split(path.sep).join("/");
  const original = await context.nodeModel.findOne<FileNode>({ type: "File", query: { filter: { absolutePath: { eq: absolutePath } } } });
  if (!original) throw new Error(`the picture ${source.file} named in ${dataFile.relativePath} does not exist`);
  return { original, focus: source.focus, namedIn: dataFile.relativePath };
}
