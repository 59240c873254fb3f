/** A place in a text file; lines and columns count from 1, as editors show them. */
export interface TextLocation {
  readonly line: number;
  readonly column: number;
}

/** A fault within one file, in words for the person who wrote it. */
export interface FileFault extends TextLocation {
  /** Where in the file, such as "offerings.0.title"; empty for the file as a whole. */
  readonly field: string;
  readonly message: string;
}

/** A fault of one of the files in data/. */
export interface DataFault extends FileFault {
  /** Below data/, such as "services/hvac-services.yaml". */
  readonly file: string;
}

export const FIRST_CHARACTER: TextLocation = { line: 1, column: 1 };

/** @returns the fault as one line: `data/services/hvac-services.yaml:8:5 offerings.0.title: is missing` */
export const faultLine = ({ file, line, column, field, message }: DataFault): string =>
  `data/${file}:${line}:${column} ${field ? `${field}: ` : ""}${message}`;

/**
 * @param text a file's text
 * @returns a function from an offset in it to line and column
 */
export function locationIn(text: string): (offset: number) => TextLocation {
  return (offset) => {
    const before = text.slice(0, offset).split("\n");
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
}

/** The reverse of `locationIn`. */
export function offsetIn(text: string, { line, column }: TextLocation): number {
  const linesBefore = text.split("\n").slice(0, line - 1);
  return linesBefore.reduce((offset, before) => offset + before.length + 1, 0) + column - 1;
}

/** @returns the field as people write it: ["offerings", 0, "title"] becomes "offerings.0.title" */
export const fieldName = (path: readonly PropertyKey[]): string => path.map(String).join(".");
