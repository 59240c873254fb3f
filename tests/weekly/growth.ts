// `npx tsx tests/weekly/growth.ts 100 1000`: times builds with 100 and with 1000 more articles.
// It writes them to data/blog and deletes them.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { parseDocument } from "yaml";

const counts = process.argv.slice(2).map(Number);
const DAY_MS = 24 * 60 * 60 * 1000;
const FIRST_DAY_MS = Date.UTC(2024, 0, 1);
const model = readFileSync("data/blog/1.yaml", "utf8");
const fileOf = (number: number) => `data/blog/growth-${number}.yaml`;

/** Writes a copy of the first article with its own title, code and date. */
function writeArticle(number: number): void {
  const article = parseDocument(model);
  article.set("title", `Note ${number}`);
  article.set("menuTitle", `Note ${number}`);
  article.set("code", `N-${String(number).padStart(4, "0")}`);
  article.set("date", new Date(FIRST_DAY_MS + number * DAY_MS).toISOString().slice(0, 10));
  article.setIn(["seo", "title"], `Note ${number} | Kelvin`);
  article.setIn(["seo", "description"], `Note ${number}, a copy that shows how long a build with many articles takes.`);
  writeFileSync(fileOf(number), article.toString());
}

let written = 0;
try {
  for (const count of counts) {
    for (; written < count; written += 1) writeArticle(written);
    const started = performance.now();
    const { status } = spawnSync("npm", ["run", "build"], { stdio: "inherit" });
    if (status !== 0) throw new Error(`The build with ${count} more articles failed.`);
    console.log(`${count} more articles: ${Math.round((performance.now() - started) / 1000)} s`);
  }
} finally {
  for (let number = 0; number < written; number += 1) rmSync(fileOf(number));
}
