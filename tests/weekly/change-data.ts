/**
 * `npx tsx tests/weekly/change-data.ts`: changes data/ as an editor would within a year. The weekly workflow then checks,
 * builds and runs test:published, as a publication does. `git checkout data && git clean -fd data` undoes the changes.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseDocument } from "yaml";
import { problemLine } from "../../plugins/content/check/problem";
import { checkedData, dataFiles, forgetData } from "../../plugins/content/data";
import { ARTICLES, codeAfter, firstOf, lastOf, SERVICES, SOLUTIONS } from "../site-content";

const inData = (file: string) => path.join("data", file);

/** Sets values of a YAML file by path, such as "items.0.name". Deletes fields whose value is undefined. */
function change(file: string, values: Readonly<Record<string, unknown>>, copyOf = file): void {
  const document = parseDocument(readFileSync(inData(copyOf), "utf8"));
  for (const [field, value] of Object.entries(values)) {
    const steps = field.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    if (value === undefined) document.deleteIn(steps);
    else document.setIn(steps, value);
  }
  writeFileSync(inData(file), document.toString());
}

/** Adds a page that is a copy of the folder's first file. */
function addPage(folder: string, pages: readonly { slug: string }[], title: string, code?: string): void {
  const changes = {
    title,
    menuTitle: title,
    code,
    "seo.title": `${title} | Kelvin`,
    "seo.description": `${title}, a page that exists because its file does and for no other reason.`,
    markers: undefined,
  };
  change(`${folder}/added-to-${folder}.yaml`, changes, `${folder}/${firstOf(pages).slug}.yaml`);
}

const YEAR: Readonly<Record<string, () => void>> = {
  "another service, sector and article": () => {
    addPage("services", SERVICES, "Lifts & escalators", codeAfter(SERVICES));
    addPage("solutions", SOLUTIONS, "Ports", codeAfter(SOLUTIONS));
    addPage("blog", ARTICLES, "Another note");
  },
  "a slide whose page becomes a draft": () => {
    change("pages/home.yaml", { "slides.0.offering": "added-to-solutions" });
    change("solutions/added-to-solutions.yaml", { draft: true });
  },
  "a renamed article with its redirect": () => {
    const { slug, path: formerAddress } = lastOf(ARTICLES);
    const address = "/blog/renamed-note";
    const links = new RegExp(`${formerAddress}(?![\\w-])`, "g");
    for (const { name, written } of dataFiles()) writeFileSync(inData(name), written.replace(links, address));
    renameSync(inData(`blog/${slug}.yaml`), inData(`${address}.yaml`));
    const redirects = parseDocument(readFileSync(inData("redirects.yaml"), "utf8"));
    redirects.addIn(["redirects"], { from: formerAddress, to: address });
    writeFileSync(inData("redirects.yaml"), redirects.toString());
  },
};

async function makeChanges(): Promise<void> {
  if (execFileSync("git", ["status", "--porcelain", "data"], { encoding: "utf8" }) !== "")
    throw new Error("data/ has uncommitted changes. Commit or discard them first.");
  for (const [name, edit] of Object.entries(YEAR)) {
    edit();
    forgetData();
    const { problems } = await checkedData();
    if (problems.length > 0) throw new Error(`${name}:\n${problems.map(problemLine).join("\n")}`);
    console.log(name);
  }
}

makeChanges().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
