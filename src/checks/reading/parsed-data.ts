import type { FileFault, TextLocation } from "../data-fault";

/** What a data file holds, and where each part of it is written. */
export interface ParsedData {
  readonly value: unknown;
  /**
   * @param path where in the file, such as ["offerings", 0, "title"]
   * @param part the key's own place, or that of what follows it
   * @returns its place in the text; if it is not written, the place of the nearest part around it
   */
  locate(path: readonly PropertyKey[], part?: "key" | "value"): TextLocation;
}

/** What reading a file yields: no data if the text cannot be read at all. */
export interface ReadResult {
  readonly data?: ParsedData;
  readonly faults: readonly FileFault[];
}
