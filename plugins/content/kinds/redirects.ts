import type * as z from "zod";
import { list, pattern } from "../fields";
import { defineKind } from "../kind";

/** Addresses that no redirect applies to: files of every site, folders of Gatsby and the CMS, and steps up. */
const ANSWERED_BY_HOST = /\/(?:\.|%2e){1,2}(?:\/|$)|\/index$|\.html$|^\/(?:favicon\.ico|robots\.txt|admin|static|page-data)(?:\/|$)/i;

/** data/redirects.yaml: permanent redirects (301) from former addresses. */
export const redirects = defineKind({
  files: "redirects.yaml",
  typeName: "RedirectsYaml",
  isOptional: true,
  schema: {
    redirects: list("Redirect", "Former addresses of renamed and deleted pages.", {
      from: pattern(
        "The former address, without https:// and the domain.",
        /^(\/([\w.~-]|%[\da-f]{2})+)+$/i,
        "is not a former address such as /old-name, without a slash at its end",
      )
        .refine(
          (address) => !ANSWERED_BY_HOST.test(address),
          "is never redirected: a file of the site is there, or browsers shorten the address; delete the entry",
        )
        .meta({ unique: "file" }),
      to: pattern(
        "The page that visitors get instead. A # and an anchor may follow.",
        /^\/[a-z0-9/-]*(#[a-z0-9-]+)?$/,
        "is not the address of a page, such as /new-name",
      ),
    }),
  },
});

export type Redirects = z.infer<typeof redirects.schema>["redirects"];
