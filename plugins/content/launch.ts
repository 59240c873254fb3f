import { checkFiles } from "./check/checked-file";
import { type DataProblem, fieldOfAnyEntry, fileProblem } from "./check/problem";
import { readTexts } from "./check/read-folder";
import { KINDS } from "./kinds";
import { launchList } from "./kinds/launch-list";

/** A sample that is still in data/, or a field that is not there yet. An entry of data/launch.yaml lists it. */
export interface LaunchItem extends DataProblem {
  /** Whether it keeps the site out of search engines. */
  readonly isBlocking: boolean;
}

const inOneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const has = (value: unknown, sample: string) =>
  typeof value === "string" ? inOneLine(value).includes(inOneLine(sample)) : String(value) === sample;

/** @returns the samples that are still in data/, in the order of data/launch.yaml; none if that file is absent or invalid */
export function openLaunchItems(texts = readTexts()): LaunchItem[] {
  const files = checkFiles(texts, KINDS);
  const list = launchList.schema.safeParse(files.find(({ name }) => name === launchList.files)?.value).data;
  return (list?.items ?? []).flatMap(({ file, field, samples = [], needed, blocking = false }) => {
    const named = files.find(({ name }) => name === file);
    const values = (named?.fields ?? []).filter(({ path }) => fieldOfAnyEntry(path) === field);
    const left = samples.flatMap((sample) =>
      values
        .filter(({ value }) => has(value, sample))
        .map(({ path }) => named?.problemAt(path, `still says ${JSON.stringify(sample)}; needed: ${needed}`, sample)),
    );
    // Also an entry whose file or field is misspelt: it must not pass as done.
    const absent =
      named?.problemAt(field.split("."), `is not there yet; needed: ${needed}`) ?? fileProblem(file, `is missing; needed: ${needed}`);
    const open = values.length > 0 ? left : [absent];
    return open.flatMap((problem) => (problem ? [{ ...problem, isBlocking: blocking }] : []));
  });
}

/** @returns the samples that search engines must not see. With any of them, a production build gets noindex */
export const blockingLaunchItems = () => openLaunchItems().filter(({ isBlocking }) => isBlocking);
