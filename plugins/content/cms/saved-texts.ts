import * as z from "zod";
import type { DataFolder } from "../check/data-folder";

type Texts = DataFolder["texts"];

const STORAGE_KEY = "admin-saved-texts";
const DAY_MS = 24 * 60 * 60 * 1000;
/** Ends entries whose published text never changes: that of a draft, or of a new file that was deleted before publication. */
const MAX_AGE_MS = 30 * DAY_MS;

/** By file name. */
const SAVED_FILES = z.record(
  z.string(),
  z.object({
    text: z.string(),
    /** The published text when the file was saved; absent for a new file. */
    publishedText: z.string().optional(),
    savedAt: z.number(),
  }),
);

/** @returns the files that were saved in this browser and are not published since. A former release may have left another format */
function unpublishedFiles(published: Texts): z.infer<typeof SAVED_FILES> {
  const saved = SAVED_FILES.safeParse(JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}")).data ?? {};
  const isUnpublished = ([name, { publishedText, savedAt }]: [string, (typeof saved)[string]]) =>
    published[name] === publishedText && Date.now() - savedAt < MAX_AGE_MS;
  return Object.fromEntries(Object.entries(saved).filter(isUnpublished));
}

/** @returns the published texts, replaced by those that were saved since in this browser */
export const currentTexts = (published: Texts): Texts => ({
  ...published,
  ...Object.fromEntries(Object.entries(unpublishedFiles(published)).map(([name, { text }]) => [name, text])),
});

/** Remembers a saved file until it is published. */
export function rememberText(name: string, text: string, published: Texts): void {
  const saved = { text, publishedText: published[name], savedAt: Date.now() };
  localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...unpublishedFiles(published), [name]: saved }));
}
