/**
 * `npm run audit`: builds the site, measures it on a phone at fourfold slowdown, and prints tables in Markdown.
 * `npm run audit -- dist` takes a site that is built already, `npm run audit -- before/dist dist` measures two in turn, for
 * comparison on a machine that is never quite idle. After `--`, `--only=navigation` or `--only=settled` measures the rows whose table or
 * name says so, and `--runs=9` takes the median of nine. docs/performance.md says what each number means.
 */
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { PUBLISHED_FOLDER } from "../../hosting/netlify-adapter";
import { build } from "../growth/measured-build";
import { PAGE_OF_EVERY_KIND } from "../routes";
import { createIdentity, type Identity, serveOverHttp2 } from "./http2-site";
import { LIGHTHOUSE_COLUMNS, lighthouseReport } from "./lighthouse";
import { TABLES, TIMED_PAGES } from "./tables";
import { launchBrowser } from "./throttled-page";
import { KINDS_OF_FILES, weightOf } from "./weight";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" }, only: { type: "string", default: "" } },
});

const HEADINGS: Readonly<Record<string, string>> = {
  weight: "Weight until the page answers, KiB as sent",
  script: "Script time of a load, ms",
  layout: "Style and layout of a load without scripts, ms",
  paints: "Paints of a load on slow 4G, ms",
  navigation: "From a press to the next page's heading on slow 4G, ms",
  interactions: "From an input to the frame that answers it, ms",
  lighthouse: "Lighthouse, as a phone",
};

/** What --only leaves, of "navigation home → about, settled" and its like. */
const isWanted = (row: string) => row.includes(values.only);

const median = (numbers: readonly number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(" | ")} |`);
function heading(name: string, columns: readonly string[]): void {
  console.log(`\n## ${HEADINGS[name]}\n`);
  row(["", ...columns]);
  row(["---", ...columns.map(() => "---:")]);
}

/** @returns the headings of columns, for each of the sites that are measured */
const forEachSite = (names: readonly string[]) =>
  positionals.flatMap((folder) => names.map((name) => (positionals.length > 1 ? `${name}, ${folder}` : name)));

/** Measures every site as often as was asked for. Sites take turns, so that what else the machine does falls on all of them. */
async function inTurn<Measured>(sites: readonly string[], measure: (site: string) => Promise<Measured>): Promise<Measured[][]> {
  const taken = sites.map((): Measured[] => []);
  for (let run = 0; run < Number(values.runs); run += 1)
    for (const [index, site] of sites.entries()) taken[index]?.push(await measure(site));
  return taken;
}

async function printTimes(browser: Browser, name: string, sites: readonly string[]): Promise<void> {
  const rows = Object.entries(TABLES[name] ?? {}).filter(([label]) => isWanted(`${name} ${label}`));
  if (rows.length === 0) return;
  heading(name, positionals);
  for (const [label, measure] of rows) {
    const taken = await inTurn(sites, (site) => measure(browser, site));
    row([label, ...taken.map((numbers) => Math.round(median(numbers)))]);
  }
}

async function printWeights(browser: Browser, sites: readonly string[]): Promise<void> {
  heading("weight", forEachSite(KINDS_OF_FILES));
  for (const path of PAGE_OF_EVERY_KIND) {
    const weights = [];
    for (const site of sites) weights.push(await weightOf(browser, site + path));
    row([path, ...weights.flatMap((kib) => KINDS_OF_FILES.map((kind) => (kib[kind] ?? 0).toFixed(1)))]);
  }
}

async function printLighthouse(identity: Identity, sites: readonly string[]): Promise<void> {
  const columns = Object.entries(LIGHTHOUSE_COLUMNS);
  heading("lighthouse", forEachSite(columns.map(([name]) => name)));
  for (const path of TIMED_PAGES) {
    const reports = await inTurn(sites, (site) => lighthouseReport(site + path, identity));
    row([path, ...reports.flatMap((list) => columns.map(([, quoted]) => Math.round(median(list.map(quoted)))))]);
  }
}

async function audit(): Promise<void> {
  if (positionals.length === 0) {
    const { cpuS, wallS, peakMB } = build(process.cwd());
    console.log(`The build took ${Math.round(cpuS)} s of CPU time, ${Math.round(wallS)} s on the clock and ${peakMB} MB.`);
    positionals.push(PUBLISHED_FOLDER);
  }
  const identity = await createIdentity();
  const browser = await launchBrowser(identity);
  const served = await Promise.all(positionals.map((folder) => serveOverHttp2(folder, identity)));
  const sites = served.map(({ site }) => site);
  for (const name of ["weight", ...Object.keys(TABLES)]) {
    if (name !== "weight") await printTimes(browser, name, sites);
    else if (isWanted(name)) await printWeights(browser, sites);
  }
  await browser.close();
  if (isWanted("lighthouse")) await printLighthouse(identity, sites);
  for (const { server } of served) server.close();
}

void audit();
