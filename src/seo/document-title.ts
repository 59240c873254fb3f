/** @returns a page's title for search results and browser tabs. It names the company once */
export const documentTitle = (title: string, companyName: string): string =>
  title.includes(companyName) ? title : `${title} | ${companyName}`;
