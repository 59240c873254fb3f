/** What is wrong at a place in a file's text. */
export interface TextFault {
  readonly offset: number;
  readonly message: string;
  /** Where in the file's value, if that is known. */
  readonly path?: readonly PropertyKey[];
}

/** What a data file holds, and where each part of it is written. */
export interface ParsedData {
  readonly value: unknown;
  /** As it is written, to which offsets refer. */
  readonly text: string;
  /**
   * @param path where in the file, such as ["offerings", 0, "title"]
   * @param part the key's own place, or that of what follows it
   * @returns its offset in the text; if it is not written, that of the nearest part around it
   */
  offsetOf(path: readonly PropertyKey[], part: "key" | "value"): number;
}

/** What reading a text yields: no data if it cannot be read at all. */
export interface ReadResult {
  readonly data?: ParsedData;
  readonly faults: readonly TextFault[];
}
