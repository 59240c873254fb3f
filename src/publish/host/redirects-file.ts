const capitalised = (text: string, wordStart: RegExp) => text.replace(wordStart, (letters) => letters.toUpperCase());

/** The spellings with capitals that people type or print; Netlify itself leads every other one to small letters (mdn/yari#35). */
const capitalForms = (pagePath: string) => [capitalised(pagePath, /\/\w/g), capitalised(pagePath, /\b\w/g), pagePath.toUpperCase()];

/**
 * One permanent redirect from every other form of an address to the one that search engines keep. /about/ has no rule: Netlify
 * takes both for the same address, answers it with a redirect to about.html's address itself, and a rule could only loop.
 * A rule applies where no file answers; only "!" comes before files, and only /index.html needs that.
 * @param pagePaths the addresses of the site's pages
 * @returns the text of Netlify's _redirects file
 */
export function redirectsFile(pagePaths: readonly string[]): string {
  const rules = pagePaths.flatMap((pagePath) =>
    pagePath === "/"
      ? ["/index.html / 301!"]
      : [...new Set([`${pagePath}/index.html`, `${pagePath}.html`, ...capitalForms(pagePath)])].map((form) => `${form} ${pagePath} 301`),
  );
  return `${rules.join("\n")}\n`;
}
