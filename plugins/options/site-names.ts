import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** Replaces an unreadable name. It is never published, because the checks of data/ stop the build. */
const UNREADABLE = "?";

function namesIn<Shape extends z.ZodRawShape>(file: string, schema: z.ZodObject<Shape>) {
  try {
    return schema.safeParse(parse(readFileSync(file, "utf8"))).data;
  } catch {
    return undefined;
  }
}

/** Names and logo for the manifest and the feed. They come from the files, because plugins are set up before GraphQL. */
export function siteNames() {
  const company = namesIn("data/company.yaml", z.object({ name: z.string(), legalName: z.string(), logo: z.object({ file: z.string() }) }));
  const blog = namesIn("data/pages/blog.yaml", z.object({ seo: z.object({ title: z.string() }) }));
  return {
    name: company?.name ?? UNREADABLE,
    legalName: company?.legalName ?? UNREADABLE,
    /** Its path in the project. */
    logo: path.join("data", company?.logo.file ?? UNREADABLE),
    feedTitle: blog?.seo.title ?? UNREADABLE,
  };
}

export type SiteNames = ReturnType<typeof siteNames>;
