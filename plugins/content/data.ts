import type * as z from "zod";
import { checkFolder } from "./check/check-folder";
import { type CheckedFile, checkFile, checkFiles } from "./check/checked-file";
import type { DataFolder } from "./check/data-folder";
import type { CheckResult } from "./check/problem";
import { readPictures, readTexts } from "./check/read-folder";
import { KINDS } from "./kinds";

/**
 * Caches the contents of data/. Gatsby compiles its configuration, gatsby-node and this plugin separately, so each has its
 * own cache. During `develop`, `forgetData` makes the next call read data/ again.
 */
let texts: DataFolder["texts"] | undefined;
let files: readonly CheckedFile[] | undefined;
let pictures: Promise<DataFolder["pictures"]> | undefined;

export function forgetData(): void {
  texts = undefined;
  files = undefined;
  pictures = undefined;
}

const dataTexts = (): DataFolder["texts"] => {
  texts ??= readTexts();
  return texts;
};

/** @returns the files of known kinds */
export function dataFiles(): readonly CheckedFile[] {
  files ??= checkFiles(dataTexts(), KINDS);
  return files;
}

/** @returns the checked file with this text; undefined for files of no known kind */
export const dataFile = (name: string, text: string): CheckedFile | undefined =>
  dataFiles().find((file) => file.name === name && file.written === text) ?? checkFile(name, text, KINDS);

export function dataPictures(): Promise<DataFolder["pictures"]> {
  pictures ??= readPictures();
  return pictures;
}

export const checkedData = async (): Promise<CheckResult> =>
  checkFolder(dataFiles(), { texts: dataTexts(), pictures: await dataPictures() });

/** @returns the content of a single file; undefined if the file is absent or invalid */
export const contentOf = <Schema extends z.ZodObject>(kind: { files: string; schema: Schema }): z.infer<Schema> | undefined =>
  kind.schema.safeParse(dataFiles().find(({ name }) => name === kind.files)?.value).data;
