import type { SiteNames } from "./site-names";

/** Options of gatsby-plugin-manifest, which makes the icons of all sizes. */
export const manifestOptions = ({ name, legalName }: Pick<SiteNames, "name" | "legalName">) => ({
  name: legalName,
  short_name: name,
  lang: "en-IN",
  start_url: "/",
  display: "browser",
  background_color: "#f6f2e9",
  theme_color: "#f6f2e9",
  // PageHead sets the theme colour.
  theme_color_in_head: false,
  icon: "src/seo/icon.png",
  legacy: false,
});
