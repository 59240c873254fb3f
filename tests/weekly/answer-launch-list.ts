/**
 * `npx tsx tests/weekly/answer-launch-list.ts`: answers the blocking questions of data/launch.yaml, as the owner does before
 * the launch. Facts and pictures are replaced by other invented ones, texts of pages are confirmed. The weekly workflow then
 * checks, builds for production and runs test:published: no notice, no noindex. Without such questions it does nothing.
 * `git checkout data && git clean -fd data` undoes it.
 */
import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { parseDocument } from "yaml";
import { problemLine } from "../../plugins/content/check/problem";
import { checkedData, dataFiles, forgetData } from "../../plugins/content/data";
import type { PixelSize } from "../../plugins/content/fields";
import { legalPages } from "../../plugins/content/kinds/legal-pages";
import { blockingLaunchQuestions } from "../../plugins/content/launch";
import { ABOUT, CLIENTS, COMPANY, REVIEWS, TEAM, TESTIMONIALS } from "../site-content";

const inData = (file: string) => path.join("data", file);

/** Sets values of a file by path, such as "items.0.name". */
function change(file: string, values: Readonly<Record<string, unknown>>): void {
  const document = parseDocument(readFileSync(inData(file), "utf8"));
  for (const [field, value] of Object.entries(values)) document.setIn(field.split("."), value);
  writeFileSync(inData(file), file.endsWith(".json") ? JSON.stringify(document) : document.toString());
}

/** Sets values of every entry of a file's `items`. */
const changeItems = (file: string, items: readonly unknown[], valuesOf: (index: number) => Readonly<Record<string, unknown>>) =>
  change(
    file,
    Object.fromEntries(
      items.flatMap((_, index) => Object.entries(valuesOf(index)).map(([field, value]) => [`items.${index}.${field}`, value])),
    ),
  );

const made: Promise<unknown>[] = [];

/** Replaces a picture by a new file of another name. @returns the address of the new one */
function replacePicture(former: string | undefined, name: string, { width, height }: PixelSize): string {
  if (former) rmSync(inData(former), { force: true });
  const address = `/images/${name}.png`;
  const pixels = { width, height, channels: 4, background: { r: 64, g: 88, b: 107, alpha: 0.5 } } as const;
  made.push(sharp({ create: pixels }).toFile(inData(address)));
  return address;
}

const LEGAL_NAME = "Kelvin Building Services Private Limited";

function answerWithFacts(): void {
  change("company.yaml", {
    legalName: LEGAL_NAME,
    cin: "U12345TG2015PTC123456",
    registeredOffice: "3-6-100, Himayatnagar, Hyderabad 500029",
    complaints: { name: "Asha Rao, director", email: "asha@kelvin.in" },
    tagline: "Rooms that keep their figures.",
    description: "Kelvin is a consultancy in Hyderabad. A company of its group installs what it designs.",
    "address.street": "3-6-100, Street No. 15",
    "address.locality": "Himayatnagar",
    "address.postalCode": "500029",
    geo: { latitude: 17.4021, longitude: 78.4846 },
    mapQuery: "3-6-100, Street No. 15, Himayatnagar, Hyderabad 500029",
    phone: "+91 40 2345 6789",
    whatsapp: "+91 90000 12345",
    emails: [
      { label: "Sales", address: "sales@kelvin.in" },
      { label: "Sales enquiries", address: "enquiry@kelvin.in" },
    ],
    hours: { display: "Mon to Fri, 9:00 to 18:00", opens: "09:00", closes: "18:00", days: ["Mo", "Tu", "We", "Th", "Fr"] },
    serviceDesk: "Day and night",
    serviceDeskPhone: "+91 40 2345 6700",
    certifications: [{ name: "ISO 9001:2015", scope: "Building services", certified: 2021, recertified: 2024, number: "QM 4711" }],
  });
  changeItems("team.yaml", TEAM, (index) => ({
    name: `Engineer ${index + 1}`,
    role: `Discipline ${index + 1}`,
    photo: {
      file: replacePicture(TEAM[index]?.photo?.file, `engineer-${index}`, { width: 900, height: 960 }),
      alt: `Engineer ${index + 1} at a desk`,
    },
  }));
  changeItems("clients.json", CLIENTS.items, (index) => ({
    name: `Client ${index + 1}`,
    type: `Industry ${index + 1}`,
    "logo.file": replacePicture(CLIENTS.items[index]?.logo.file, `clients/client-${index}`, { width: 504, height: 168 }),
  }));
  changeItems("reviews.json", REVIEWS, (index) => ({
    name: `Reviewer ${index + 1}`,
    title: `Plant ${index + 1}`,
    quote: `Reading ${index + 1} was as drawn.`,
  }));
  changeItems("testimonials.json", TESTIMONIALS, (index) => ({
    name: `Client ${index + 1}`,
    text: `Room ${index + 1} has stayed in order.`,
  }));
  change("pages/about.yaml", {
    "certificate.picture.file": replacePicture(ABOUT.certificate.picture.file, "certificate", { width: 1120, height: 1520 }),
    "certificate.picture.alt": "Certificate of registration to ISO 9001:2015",
    "ratings.picture.file": replacePicture(ABOUT.ratings.picture.file, "ratings-of-clients", { width: 1280, height: 800 }),
    "ratings.picture.alt": "4.6 out of 5 for design, 4.8 for commissioning",
    "ratings.caption": "What 31 clients answered in October 2026.",
  });
  for (const { name, written } of dataFiles().filter(({ kind }) => kind.files === legalPages.files)) {
    writeFileSync(inData(name), written.replaceAll(COMPANY.legalName, LEGAL_NAME));
    change(name, { updated: "2026-12-01" });
  }
}

/** Deletes the questions whose samples in the texts of pages are right as they are. Files of the whole site have facts instead. */
function confirmTexts(): void {
  const open = blockingLaunchQuestions();
  const facts = open.flatMap(({ places }) => places).filter(({ file }) => !file.includes("/"));
  if (facts.length > 0) throw new Error(`This script answers these no longer:\n${facts.map(problemLine).join("\n")}`);
  const confirmed = new Set(open.map(({ needed }) => needed));
  const list: { questions: { needed: string }[] } = parseDocument(readFileSync(inData("launch.yaml"), "utf8")).toJS();
  change("launch.yaml", { questions: list.questions.filter(({ needed }) => !confirmed.has(needed)) });
}

async function answer(): Promise<void> {
  if (execFileSync("git", ["status", "--porcelain", "data"], { encoding: "utf8" }) !== "")
    throw new Error("data/ has uncommitted changes. Commit or discard them first.");
  const asked = blockingLaunchQuestions().length;
  if (asked === 0) return;
  answerWithFacts();
  await Promise.all(made);
  forgetData();
  const unconfirmed = blockingLaunchQuestions().length;
  confirmTexts();
  forgetData();
  const { problems, warnings } = await checkedData();
  if (problems.length + warnings.length > 0) throw new Error([...problems, ...warnings].map(problemLine).join("\n"));
  console.log(`${asked - unconfirmed} blocking questions are answered with facts, ${unconfirmed} by confirming texts.`);
}

answer().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
