/** The template of the pages below an address of one step; an article list's further pages have their own (createDataPages). */
const TEMPLATE_BELOW: Readonly<Record<string, string>> = { services: "service", solutions: "solution", blog: "article" };

/** How Gatsby names the script of a page: after its file, such as src/templates/service.tsx. */
const nameOf = (file: string) => `component---src-${file}-tsx`;

/**
 * @param pathname an address of this site: "/", "/services/hvac-services"
 * @param isKnown whether the site has a script of that name
 * @returns the name of the script that draws the page, as in Gatsby's page data, but without asking for that; undefined if it has none
 */
export function templateScript(pathname: string, isKnown: (name: string) => boolean): string | undefined {
  const [section = "", page, ...rest] = pathname.split("/").slice(1);
  const files =
    page === undefined
      ? [`pages-${section || "index"}`, `templates-${section}`, "templates-legal-page"]
      : [`templates-${rest.length > 0 ? section : TEMPLATE_BELOW[section]}`];
  return files.map(nameOf).find(isKnown);
}
