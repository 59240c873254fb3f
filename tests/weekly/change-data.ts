/**
 * `npx tsx tests/weekly/change-data.ts`: changes data/ as an editor would within a year. The weekly workflow then checks,
 * builds and runs test:published, as a publication does. `git checkout data && git clean -fd data` undoes the changes.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
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

/** Changes the entries of a JSON file and minifies it, as some editors do. */
function changeEntries<Entry>(file: string, edit: (items: Entry[]) => Entry[]): void {
  const content: { items: Entry[] } = JSON.parse(readFileSync(inData(file), "utf8"));
  writeFileSync(inData(file), JSON.stringify({ ...content, items: edit(content.items) }));
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

const YEAR: Readonly<Record<string, () => unknown>> = {
  "a new telephone number": () => change("company.yaml", { phone: "+91 40 2345 6789" }),
  "another service, sector and article": () => {
    addPage("services", SERVICES, "Lifts & escalators", codeAfter(SERVICES));
    addPage("solutions", SOLUTIONS, "Ports", codeAfter(SOLUTIONS));
    addPage("blog", ARTICLES, "Another note");
  },
  "a renamed service, also in the menu": () =>
    change(`services/${(SERVICES[2] ?? firstOf(SERVICES)).slug}.yaml`, {
      title: "Instrumentation, commissioning and responsibility",
      menuTitle: "Renamed in the menu",
    }),
  "a square picture instead of a wide one, without markers": async () => {
    await sharp({ create: { width: 2000, height: 2000, channels: 3, background: "#40586b" } }).toFile(inData("images/square.png"));
    const { slug } = firstOf(SERVICES);
    change(`services/${slug}.yaml`, { "picture.file": "/images/square.png", "picture.focus": "left", markers: undefined });
  },
  "what the launch list asks for, and a profile": () =>
    change("company.yaml", {
      gstin: "99ABCDE1234F1Z5",
      serviceDeskPhone: "+91 40 1234 5678",
      registeredOffice: "3-6-100, Himayatnagar, Hyderabad 500029",
      complaints: { name: "Asha Rao, director", email: "asha@kelvin.example" },
      social: [{ name: "LinkedIn", url: "https://www.linkedin.com/company/kelvin" }],
    }),
  "a first project, and a person without a photograph": () => {
    const reading = { value: "12", unit: "Pa", label: "Pressure between two rooms" };
    const project = { title: "A corridor that stays clean", place: "Hyderabad", completed: "2024", scope: "Air and doors.", reading };
    change("projects.yaml", { items: [{ ...project, related: [firstOf(SERVICES).slug, firstOf(SOLUTIONS).slug] }] });
    change("team.yaml", { "items.1.photo": undefined });
  },
  "a slide whose page becomes a draft": () => {
    change("pages/home.yaml", { "slides.0.offering": "added-to-solutions" });
    change("solutions/added-to-solutions.yaml", { draft: true });
  },
  "a service with benefits before all others, without its close view": () => {
    const { slug } = SERVICES.find(({ benefits }) => benefits) ?? lastOf(SERVICES);
    const others = SERVICES.map((service) => service.slug).filter((other) => other !== slug);
    change("pages/services.yaml", { order: [slug, ...others] });
    change(`services/${slug}.yaml`, { detail: undefined });
  },
  "a single testimonial, which cannot rotate, and a review in Telugu": () => {
    changeEntries<object>("testimonials.json", (items) => items.slice(0, 1));
    changeEntries<object>("reviews.json", ([first, ...others]) => [{ ...first, quote: "పని సమయానికి పూర్తయింది, ప్రతి కొలత నమోదైంది." }, ...others]);
  },
  "a text with the special characters of HTML and YAML": () =>
    change("pages/about.yaml", { "header.heading": `"Pumps & fans": losses < 5 %, gains > 2 %, 'measured'` }),
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
    await edit();
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
