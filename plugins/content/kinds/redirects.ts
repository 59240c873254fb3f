import { link, list, pattern } from "../fields";
import { defineKind } from "../kind";

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
      ).meta({ unique: "file", isFormer: true }),
      to: link("The page that visitors get instead. A # and an anchor may follow."),
    })
      .superRefine((redirects, context) => {
        const former = new Set(redirects.map(({ from }) => from));
        for (const [index, { to }] of redirects.entries()) {
          const refuse = (message: string) => context.addIssue({ code: "custom", path: [index, "to"], message });
          const [, path = ""] = /^https?:\/\/[^/]+(\/[^?#]+)/.exec(to) ?? [];
          if (to.startsWith("#")) refuse("names no page; write its address before the #: /contact#enquiry");
          if (former.has(path.replace(/\/$/, "")))
            refuse("leads back to an address that is redirected; write the page's address without https:// and the domain");
        }
      })
      .default([]),
  },
});
