import type { SiteNames } from "./site-names";

/** The ground of icons and of the page. */
export const ICON_GROUND = "#f6f2e9";
/** Made of the logo (plugins/site-data/site-icons.ts). Not in .cache, which Gatsby may empty afterwards. */
export const ICON_ORIGINAL = "node_modules/.cache/site-icon.png";

/** Options of gatsby-plugin-manifest, which makes the icons of all sizes. */
export const manifestOptions = ({ name, legalName }: Pick<SiteNames, "name" | "legalName">) => ({
  name: legalName,
  short_name: name,
  lang: "en-IN",
  start_url: "/",
  display: "browser",
  background_color: ICON_GROUND,
  theme_color: ICON_GROUND,
  // PageHead sets the theme colour.
  theme_color_in_head: false,
  icon: ICON_ORIGINAL,
  legacy: false,
});
