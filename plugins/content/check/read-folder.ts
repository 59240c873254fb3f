import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { DataFolder } from "./data-folder";
import { pictureFacts } from "./picture-facts";

export const DATA_PATH = path.resolve("data");

/**
 * @returns all files below a folder. Skips links to folders: Node 26's own recursion follows them, and a link to a parent
 * folder would make it endless
 */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesIn(file) : entry.isFile() ? [file] : [];
  });
}

/** @returns the files below a folder by path. Skips hidden ones: macOS's .DS_Store, and data/.schemas for code editors */
function filesBelow(folder: string): Map<string, string> {
  const named = filesIn(folder).map((file): [string, string] => [path.relative(folder, file).split(path.sep).join("/"), file]);
  return new Map(named.filter(([name]) => !/(^|\/)\./.test(name)).sort(([a], [b]) => a.localeCompare(b)));
}

const isPicture = (name: string) => name.startsWith("images/");

export function readTexts(folder: string = DATA_PATH): DataFolder["texts"] {
  const texts = [...filesBelow(folder)].filter(([name]) => !isPicture(name));
  return Object.fromEntries(texts.map(([name, file]) => [name, readFileSync(file, "utf8")]));
}

export async function readPictures(folder: string = DATA_PATH): Promise<DataFolder["pictures"]> {
  const pictures = [...filesBelow(folder)].filter(([name]) => isPicture(name));
  const facts = await Promise.all(pictures.map(async ([name, file]) => [`/${name}`, await pictureFacts(readFileSync(file))] as const));
  return Object.fromEntries(facts);
}
