import type { CreateSchemaCustomizationArgs } from "gatsby";
import { fileByAddress, type ResolverContext } from "./file-by-address";
import { renderMarkdown } from "./markdown";

type Texts = Record<string, string | string[] | undefined>;

type Resolver = (source: Texts, args: object, context: ResolverContext, info: { readonly fieldName: string }) => unknown;

/** Registers the field extensions of the GraphQL types (types.ts): `@markdown` and `@fileByAddress`. */
export function createFieldExtensions({ actions }: Pick<CreateSchemaCustomizationArgs, "actions">): void {
  const extension = (name: string, resolve: Resolver) => actions.createFieldExtension({ name, extend: () => ({ resolve }) });
  extension("markdown", (source, _, __, { fieldName }) => {
    const written = source[fieldName];
    return Array.isArray(written) ? written.map(renderMarkdown) : written && renderMarkdown(written);
  });
  extension("fileByAddress", (source, _, context, { fieldName }) => {
    const address = source[fieldName];
    return typeof address === "string" ? fileByAddress(address, context) : undefined;
  });
}
