import { spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { copySite } from "../site-copy";
import { writeArticles } from "./write-articles";

const HOST = "127.0.0.1";
const PORT = 9107;
const ARTICLE = "growth-7";
const FEWEST_ARTICLES = 8;
const SAVES = 7;
const POLL_MS = 25;
const LONGEST_WAIT_MS = 10 * 60 * 1000;

/** The article's data as the browser is given it; empty as long as nobody answers. */
async function shownData(): Promise<string> {
  try {
    const answer = await fetch(`http://${HOST}:${PORT}/page-data/blog/${ARTICLE}/page-data.json`);
    return answer.ok ? await answer.text() : "";
  } catch {
    return "";
  }
}

/** @returns after how many seconds the article's data holds a sentence */
async function secondsUntil(sentence: string): Promise<number> {
  const startedMs = performance.now();
  while (!(await shownData()).includes(sentence)) {
    if (performance.now() - startedMs > LONGEST_WAIT_MS) throw new Error(`"${sentence}" never showed.`);
    await pause(POLL_MS);
  }
  return (performance.now() - startedMs) / 1000;
}

/** `npx tsx tests/growth/measure-develop.ts [articles]`: how long `npm run develop` takes to start, and to show a saved text. */
async function measure(): Promise<void> {
  const [wanted = 1000] = process.argv.slice(2).map(Number);
  const count = Math.max(wanted, FEWEST_ARTICLES);
  const site = await copySite("growth-develop");
  writeArticles(site, count);
  const file = path.join(site, `data/blog/${ARTICLE}.yaml`);
  const server = spawn("npx", ["tsx", "hosting/develop.ts", "-H", HOST, "-p", String(PORT)], {
    cwd: site,
    detached: true,
    stdio: "ignore",
  });
  try {
    const startS = await secondsUntil("Note 7.");
    const savesS: number[] = [];
    for (let save = 1; save <= SAVES; save += 1) {
      const sentence = `Note 7 saved ${save} times.`;
      writeFileSync(file, readFileSync(file, "utf8").replace(/^intro: .*/m, `intro: ${sentence}`));
      savesS.push(await secondsUntil(sentence));
    }
    const seconds = savesS.map((saveS) => saveS.toFixed(2)).join(", ");
    console.log(`${count} articles more: first start ${startS.toFixed(1)} s; a saved text shows after ${seconds} s.`);
  } finally {
    if (server.pid) process.kill(-server.pid);
    rmSync(site, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  }
}

void measure();
