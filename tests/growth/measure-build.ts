import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { copySite } from "../site-copy";
import { build } from "./measured-build";
import { writeArticles } from "./write-articles";

const forget = (site: string, ...folders: string[]) => {
  for (const folder of folders) rmSync(path.join(site, folder), { recursive: true, force: true });
};

/** Bytes of what must not grow with the articles, or slowly. */
function sizes(site: string): Record<string, number> {
  const below = (...parts: string[]) => path.join(site, "dist", ...parts);
  const size = (file: string) => (existsSync(file) ? statSync(file).size : 0);
  const siteData = readdirSync(below("page-data/sq/d"))
    .map((name) => size(below("page-data/sq/d", name)))
    .reduce((a, b) => a + b, 0);
  return {
    _headers: size(below("_headers")),
    _redirects: size(below("_redirects")),
    "static queries": siteData,
    "blog.html": size(below("blog.html")),
    "blog page-data": size(below("page-data/blog/page-data.json")),
    "an article": size(below("blog/1.html")),
    "rss.xml": size(below("blog/rss.xml")),
    "sitemap-0.xml": size(below("sitemap-0.xml")),
  };
}

/** Saves another sentence in one article. */
function editArticle(site: string): void {
  const file = path.join(site, "data/blog/growth-7.yaml");
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(/^intro: .*/m, (line) => line.replace("Note 7.", `Note 7, saved at ${Date.now()}.`)),
  );
}

/**
 * `npx tsx tests/growth/measure-build.ts [fewer more]`: what further articles cost a build, as docs/performance.md reports it.
 * With KEEP_SITE set the copy stays, with SHOW_BUILD set the builds report what they do.
 */
async function measure(): Promise<void> {
  const [fewer = 100, more = 1000] = process.argv.slice(2).map(Number);
  const site = await copySite("growth");
  const buildFromNothing = (words: string) => {
    forget(site, ".cache", "public", "dist");
    const usage = build(site);
    console.log(words, JSON.stringify(usage), JSON.stringify(sizes(site)));
    return usage;
  };
  writeArticles(site, fewer);
  buildFromNothing(`${fewer} more articles, pictures and cards encoded:`);
  const small = buildFromNothing(`${fewer} more articles, pictures and cards kept:`);
  writeArticles(site, more);
  const drawing = buildFromNothing(`${more} more articles, the further ones' cards drawn:`);
  const large = buildFromNothing(`${more} more articles, pictures and cards kept:`);
  editArticle(site);
  const warm = build(site);
  console.log("After one edited text:", JSON.stringify(warm));

  const perArticleMs = (cpuS: number) => ((1000 * cpuS) / (more - fewer)).toFixed(1);
  console.log(
    `A further article: ${perArticleMs(large.cpuS - small.cpuS)} ms of CPU, and its card ${perArticleMs(drawing.cpuS - large.cpuS)} ms.`,
  );
  if (process.env.KEEP_SITE) console.log(site);
  else rmSync(site, { recursive: true, force: true });
}

void measure();
