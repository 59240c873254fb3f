/** gatsby-plugin-manifest: the icons of every size come from one source picture. */
export const manifestOptions = {
  name: "Kelvin, engineering and security systems",
  short_name: "Kelvin",
  lang: "en-IN",
  start_url: "/",
  display: "browser",
  background_color: "#f6f2e9",
  theme_color: "#f6f2e9",
  // PageHead sets it, so that it is written once
  theme_color_in_head: false,
  icon: "src/seo/icon.png",
  legacy: false,
};
