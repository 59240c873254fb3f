import type { CheckedFile } from "./check/checked-file";
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
}

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

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
      .map((problem) => ({ ...problem, needed: entry.needed, isBlocking: entry.blocking ?? false })),
  );
}

/** @returns the items that search engines must not see. Any of them gives a production build noindex */
export const blockingLaunchItems = () => openLaunchItems().filter(({ isBlocking }) => isBlocking);

/** @returns the open questions with their places in data/. Those that keep search engines out come first */
export function launchReport(items: readonly LaunchItem[]): string {
  if (items.length === 0) return "Ready to launch: nothing in data/launch.yaml is open.";
  const questions = [...new Set(items.map(({ needed }) => needed))].map((needed) => {
    const places = items.filter((item) => item.needed === needed);
    return { needed, places, isBlocking: places.some(({ isBlocking }) => isBlocking) };
  });
  const blocking = questions.filter(({ isBlocking }) => isBlocking);
  const others = questions.filter(({ isBlocking }) => !isBlocking);
  const section = (heading: string, asked: typeof questions) =>
    asked.length === 0
      ? []
      : [heading, ...asked.map(({ needed, places }) => [needed, ...places.map((place) => `  ${problemLine(place)}`)].join("\n"))];
  return [
    `Not ready to launch: ${blocking.length} of ${questions.length} open questions keep search engines out.`,
    ...section("KEEPS SEARCH ENGINES OUT", blocking),
    ...section("STILL TO BE SENT OR CONFIRMED", others),
  ].join("\n\n");
}
