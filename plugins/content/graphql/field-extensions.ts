import type { CreateSchemaCustomizationArgs, Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { type Declarations, kindsIn } from "../declarations";
import type { Kind } from "../kind";
import { kindOf, pageAddress, slugOf } from "../kind-of-file";
import { computedFields } from "./computed-fields";
import { lastChanges } from "./last-changes";
import { renderMarkdown } from "./markdown";
import { type ResolverContext, sourceFileOf } from "./source-file";

interface FieldInfo {
  readonly fieldName: string;
}
/** Texts and lists of texts, by field name. */
type Texts = Record<string, string | string[]>;

type Resolver<Source> = (source: Source, args: object, context: ResolverContext, info: FieldInfo) => unknown;

/**
 * Finds a page of a group by its file, so that a page depends only on the pages it lists.
 * One query covers all folders. A query without a result would make the page depend on every file.
 * Gatsby would then run the page's queries again after every save.
 * @throws if there is none. The checks of data/ rule this out
 */
async function pageNamed(slug: string, group: string, kinds: readonly Kind[], { nodeModel }: ResolverContext): Promise<Node> {
  const files = kindsIn(group, kinds).map(({ files: pattern }) => pattern.replace("*", slug));
  const file = await nodeModel.findOne<FileSystemNode>({ type: "File", query: { filter: { relativePath: { in: files } } } });
  const [page] = file ? nodeModel.getNodesByIds({ ids: file.children, type: group }) : [];
  if (!page) throw new Error(`there is no ${group} ${slug}`);
  return page;
}

/** Registers the field extensions of the GraphQL types (graphql-types.ts), except those of pictures (picture-fields.ts). */
export function createFieldExtensions({ actions }: Pick<CreateSchemaCustomizationArgs, "actions">, declarations: Declarations): void {
  const { kinds } = declarations;
  const extension = <Source>(name: string, resolve: Resolver<Source>) =>
    actions.createFieldExtension({ name, extend: () => ({ resolve }) });

  extension("pageAddress", (source, _, context) => {
    const { relativePath } = sourceFileOf(source, context);
    const kind = kindOf(relativePath, kinds);
    return kind && pageAddress(kind, slugOf(relativePath));
  });

  let changes: ReadonlyMap<string, string> | undefined;
  extension("lastChanged", (source, _, context) => {
    changes ??= lastChanges("data");
    return changes.get(`data/${sourceFileOf(source, context).relativePath}`);
  });

  extension("markdown", (source: Texts, _, __, { fieldName }) => {
    const written = source[fieldName];
    return Array.isArray(written) ? written.map(renderMarkdown) : written && renderMarkdown(written);
  });

  actions.createFieldExtension({
    name: "reference",
    args: { to: "String!" },
    extend({ to }: { to: string }): { resolve: Resolver<Texts> } {
      return {
        async resolve(source, _, context, { fieldName }) {
          const written = source[fieldName];
          if (Array.isArray(written)) return Promise.all(written.map((slug) => pageNamed(slug, to, kinds, context)));
          return written && pageNamed(written, to, kinds, context);
        },
      };
    },
  });

  const computed = computedFields(declarations);
  actions.createFieldExtension({
    name: "computed",
    args: { by: "String!" },
    extend: ({ by }: { by: string }) => ({ resolve: computed.get(by)?.resolve }),
  });
}
