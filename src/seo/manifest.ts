import type { SiteNames } from "./site-names";

/** gatsby-plugin-manifest: the icons of every size come from one source picture. */
export const manifestOptions = ({ name, legalName }: Pick<SiteNames, "name" | "legalName">) => ({
  name: legalName,
  short_name: name,
  lang: "en-IN",
  start_url: "/",
  display: "browser",
  background_color: "#f6f2e9",
  theme_color: "#f6f2e9",
  // PageHead sets it, so that it is written once
  theme_color_in_head: false,
  icon: "src/seo/icon.png",
  legacy: false,
});
