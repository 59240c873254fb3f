import type { Kind } from "../kind";
import { type LaunchList, launchList } from "../kinds/launch-list";
import { fieldNames } from "../walk-fields";
import { type CheckedFile, checkFiles } from "./checked-file";
import type { DataFile } from "./data-folder";
import { type DataProblem, fieldOfAnyEntry } from "./data-problem";
import { suggestion } from "./nearest-word";

/** A sample that is still in data/, or a field that is not there yet. An entry of data/launch.yaml lists it. */
export interface LaunchItem extends DataProblem {
  /** Whether it keeps the site out of search engines. */
  readonly isBlocking: boolean;
}

interface CheckedEntry {
  /** A problem of the entry itself. */
  readonly problem?: DataProblem;
  /** The samples that its field still contains; none if the entry is done. */
  readonly open: readonly LaunchItem[];
  /** A warning that a done entry can be deleted. */
  readonly done?: DataProblem;
}

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const has = (value: unknown, sample: string) =>
  typeof value === "string" ? inOneLine(value).includes(inOneLine(sample)) : String(value) === sample;

function checkEntry(entry: LaunchList["items"][number], index: number, list: CheckedFile, files: readonly CheckedFile[]): CheckedEntry {
  const { file, field, samples, needed, blocking = false } = entry;
  const named = files.find(({ file: { relativePath } }) => relativePath === file);
  if (!named) {
    const names = files.map(({ file: { relativePath } }) => relativePath);
    const message = `there is no file data/${file}${suggestion(file, names) || "; correct the name, or delete this entry"}`;
    return { problem: list.problemAt(["items", index, "file"], message), open: [] };
  }
  const known = fieldNames(named.kind.schema);
  if (!known.includes(field)) {
    const meant = suggestion(field, known) || "; correct it, or delete this entry";
    return { problem: list.problemAt(["items", index, "field"], `data/${file} has no field ${JSON.stringify(field)}${meant}`), open: [] };
  }
  const values = named.fields.filter(({ path }) => fieldOfAnyEntry(path) === field);
  const missing = !samples && values.length === 0 ? [named.problemAt(field.split("."), `is not there yet; needed: ${needed}`)] : [];
  const left = (samples ?? []).flatMap((sample) =>
    values
      .filter(({ value }) => has(value, sample))
      .map(({ path }) => named.problemAtText(path, sample, `still says ${JSON.stringify(sample)}; needed: ${needed}`)),
  );
  const open = [...missing, ...left].map((problem) => ({ ...problem, isBlocking: blocking }));
  // A field that is missing by mistake is not done. An invalid file is not published in any case.
  const isValid = named.problems.length === 0;
  const change = samples ? `no longer says ${samples.map((sample) => JSON.stringify(sample)).join(", ")}` : "is there";
  const message = `is done: ${field} in data/${file} ${change}; delete this entry`;
  return open.length > 0 || !isValid ? { open } : { open, done: list.problemAt(["items", index], message) };
}

/** @returns the checked entries of data/launch.yaml; none if the file is absent or invalid */
export function launchEntries(files: readonly CheckedFile[]): CheckedEntry[] {
  const list = files.find(({ file: { relativePath } }) => relativePath === launchList.files);
  const items = list && launchList.schema.safeParse(list.value).data?.items;
  return items ? items.map((entry, index) => checkEntry(entry, index, list, files)) : [];
}

/** @returns the samples that are still in data/, in the order of data/launch.yaml */
export const launchItems = (files: readonly DataFile[], kinds: readonly Kind[]): LaunchItem[] =>
  launchEntries(checkFiles(files, kinds)).flatMap(({ open }) => open);
