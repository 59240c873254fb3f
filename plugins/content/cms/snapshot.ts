import type { DataFolder } from "../check/data-folder";

/** The texts and facts about pictures against which /admin checks an edited file. */
export interface Snapshot {
  /** When it was taken. */
  readonly taken: string;
  readonly texts: Readonly<Record<string, string>>;
  readonly pictures: DataFolder["pictures"];
}

export function takeSnapshot({ files, pictures }: DataFolder): Snapshot {
  const decoder = new TextDecoder();
  return {
    taken: new Date().toISOString(),
    texts: Object.fromEntries(files.map(({ relativePath, bytes }) => [relativePath, decoder.decode(bytes)])),
    pictures,
  };
}

/** @param saved texts that replace those of the snapshot, or that it does not have */
export function folderOf({ texts, pictures }: Snapshot, saved: Snapshot["texts"]): DataFolder {
  const encoder = new TextEncoder();
  const files = Object.entries({ ...texts, ...saved }).map(([relativePath, text]) => ({ relativePath, bytes: encoder.encode(text) }));
  return { files: files.sort((a, b) => a.relativePath.localeCompare(b.relativePath)), pictures };
}
