/** What a page's queries are given to find their nodes by (plugins/site-data/fields/create-pages.ts). */
const NODE_IDS = /^id$|Ids?$/;

/**
 * Takes the ids of Gatsby's nodes out of the published data of a page: only the build's queries need them, and they are made from the path
 * of the project, so that two folders would publish different files.
 * @param pageData a page-data.json as Gatsby wrote it
 * @throws if it has not the form that Gatsby 5.16 gives it
 */
export function withoutNodeIds(pageData: string): string {
  const data: { result: { pageContext: Record<string, unknown> } } = JSON.parse(pageData);
  const shown = Object.entries(data.result.pageContext).filter(([name]) => !NODE_IDS.test(name));
  data.result.pageContext = Object.fromEntries(shown);
  return JSON.stringify(data);
}
