import { SITE_LANGUAGE } from "../../src/site/language";
import { PAPER_COLOUR } from "../../src/site/paper-colour";
import type { SiteNames } from "./site-names";

/** Made of the logo (plugins/content/site-icons.ts). Not in .cache, which Gatsby may empty afterwards. */
export const ICON_ORIGINAL = "node_modules/.cache/site-icon.png";

/** Options of gatsby-plugin-manifest, which makes the icons of all sizes. */
export const manifestOptions = ({ name, legalName }: Pick<SiteNames, "name" | "legalName">) => ({
  name: legalName,
  short_name: name,
  lang: SITE_LANGUAGE,
  start_url: "/",
  display: "browser",
  background_color: PAPER_COLOUR,
  theme_color: PAPER_COLOUR,
  // PageHead sets the theme colour.
  theme_color_in_head: false,
  icon: ICON_ORIGINAL,
  legacy: false,
});
