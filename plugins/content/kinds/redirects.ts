import { link, list, pattern } from "../fields";
import { defineKind } from "../kind";

/** What a host reads as a sign of its own in the address of a redirect. */
const NO_ADDRESS_SIGN = /%(?![\da-f]{2})|[^\w.~%/-]/i;

/** @returns why an address cannot be redirected as it is written; undefined if it can */
function formerAddressMessage(address: string): string | undefined {
  const meant = address.replace(/[^!-~]+/g, encodeURIComponent).replace(/\/+$/, "");
  const [sign] = NO_ADDRESS_SIGN.exec(meant) ?? [];
  if (sign) return `has a ${sign}, which no redirect can match; write whole addresses, without ? and what follows it`;
  return meant === address ? undefined : `has a slash at its end, or letters or spaces that addresses encode; write ${meant}`;
}

/** data/redirects.yaml: permanent redirects (301) from former addresses. */
export const redirects = defineKind({
  files: "redirects.yaml",
  typeName: "RedirectsYaml",
  isOptional: true,
  schema: {
    redirects: list("Redirect", "Former addresses of renamed and deleted pages.", {
      from: pattern("The former address, without https:// and the domain.", /^(\/[^/]+)+\/?$/, "is not a former address such as /old-name")
        .superRefine((address, context) => {
          const message = formerAddressMessage(address);
          if (message) context.addIssue({ code: "custom", message });
        })
        .meta({ unique: "file", isFormer: true }),
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
