import type { CheckedFile } from "./check/checked-file";
import { inOneLine } from "./check/clean";
import { isAmong, type LaunchEntry, launchEntries } from "./check/launch-entries";
import { type DataProblem, fieldOfAnyEntry, problemLine } from "./check/problem";
import { dataFiles } from "./data";
import { type Field, schemaAt } from "./walk-fields";

/** A sample that is still in data/, or a field that is still missing, according to an entry of data/launch.yaml. */
export interface LaunchItem extends DataProblem {
  /** What the client has to send or confirm. Items with the same text are one question. */
  readonly needed: string;
  /** Whether it keeps the site out of search engines. */
  readonly isBlocking: boolean;
  /** The part of the site: "services". */
  readonly group: string;
}

/** The files of the whole site that are about people. The others are about the company. */
const PEOPLE_FILES = ["team.yaml", "reviews.json", "testimonials.json", "clients.json"];

/** @returns the group of an entry: the folder of its file. An entry about the files of all pages belongs to the pages */
function groupOf({ file }: LaunchEntry): string {
  const [folder = "", page] = file.split("/");
  if (page === undefined) return PEOPLE_FILES.includes(file) ? "people" : "company";
  return folder === "*" ? "pages" : folder;
}

const has = ({ value }: Field, sample: string): boolean =>
  typeof value === "string" ? inOneLine(value).includes(inOneLine(sample)) : typeof value !== "object" && String(value) === sample;

/** @returns the open items of an entry in one of its files */
function openIn({ fields, kind, problemAt }: CheckedFile, { field, samples }: LaunchEntry): DataProblem[] {
  const named = fields.filter(({ path }) => field === undefined || fieldOfAnyEntry(path) === field);
  if (samples)
    return samples.flatMap((sample) =>
      named.filter((other) => has(other, sample)).map(({ path }) => problemAt(path, `still says ${JSON.stringify(sample)}`, sample)),
    );
  const path = field?.split(".") ?? [];
  return named.length === 0 && schemaAt(kind.schema, path) ? [problemAt(path, "is not there yet")] : [];
}

/** @returns the open items, in the order of data/launch.yaml; empty if that file is absent or invalid */
export function openLaunchItems(files = dataFiles()): LaunchItem[] {
  return launchEntries(files).flatMap((entry) =>
    files
      .filter(({ name }) => isAmong(entry.file, name))
      .flatMap((file) => openIn(file, entry))
      .map((problem) => ({ ...problem, needed: entry.needed, isBlocking: entry.blocking ?? false, group: groupOf(entry) })),
  );
}

/** @returns the items that search engines must not see. Any of them gives a production build noindex */
export const blockingLaunchItems = () => openLaunchItems().filter(({ isBlocking }) => isBlocking);

/** @returns the open questions, in the order of data/launch.yaml. A question belongs to the group of its first entry */
const questionsOf = (items: readonly LaunchItem[]) =>
  items
    .filter(({ needed }, index) => items.findIndex((other) => other.needed === needed) === index)
    .map(({ needed, group }) => {
      const places = items.filter((item) => item.needed === needed);
      return { needed, group, places, isBlocking: places.some(({ isBlocking }) => isBlocking) };
    });

type Question = ReturnType<typeof questionsOf>[number];

const blockingOf = (questions: readonly Question[]) => questions.filter(({ isBlocking }) => isBlocking);
const othersOf = (questions: readonly Question[]) => questions.filter(({ isBlocking }) => !isBlocking);

const COLUMN_CHARACTERS = 12;
const row = (...cells: readonly (string | number)[]) =>
  cells
    .map((cell) => String(cell).padEnd(COLUMN_CHARACTERS))
    .join("")
    .trimEnd();

/** @returns how many questions are open in each group */
export function launchSummary(items: readonly LaunchItem[]): string {
  if (items.length === 0) return "Ready to launch: nothing in data/launch.yaml is open.";
  const questions = questionsOf(items);
  const groups = [...new Set(questions.map(({ group }) => group))];
  const rows = groups.map((group) => {
    const asked = questions.filter((question) => question.group === group);
    return row(group, blockingOf(asked).length, othersOf(asked).length);
  });
  return `Not ready to launch: ${blockingOf(questions).length} of ${questions.length} open questions keep search engines out.

${[row("", "blocking", "other"), ...rows].join("\n")}

The questions of a group, with their places: npm run launch-check -- ${groups[0]}`;
}

/** @returns the open questions of a group with their places in data/. Those that keep search engines out come first */
export function launchReport(items: readonly LaunchItem[], group: string): string {
  const questions = questionsOf(items).filter((question) => question.group === group);
  if (questions.length === 0) return `No question about ${JSON.stringify(group)} is open.\n\n${launchSummary(items)}`;
  const section = (heading: string, asked: readonly Question[]) =>
    asked.length === 0
      ? []
      : [heading, ...asked.map(({ needed, places }) => [needed, ...places.map((place) => `  ${problemLine(place)}`)].join("\n"))];
  return [
    ...section("KEEPS SEARCH ENGINES OUT", blockingOf(questions)),
    ...section("STILL TO BE SENT OR CONFIRMED", othersOf(questions)),
  ].join("\n\n");
}
