import { checkFile } from "../check/checked-file";
import type { DataFile } from "../check/data-folder";
import type { Kind } from "../kind";

/** Reads data files as pages show them. A file with a problem keeps its last valid content, until it is valid again. */
export class ValidContent {
  private readonly last = new Map<string, unknown>();

  constructor(private readonly kinds: readonly Kind[]) {}

  /** @returns the file's content, or its last valid one; undefined if there is none */
  of(file: DataFile): unknown {
    const checked = checkFile(file, this.kinds);
    if (checked?.problems.length === 0) this.last.set(file.relativePath, checked.value);
    return this.last.get(file.relativePath);
  }
}
