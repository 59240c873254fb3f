/** A fault of one of the files in data/, in words for the person who wrote it. */
export interface DataFault {
  /** Below data/, such as "services/hvac-services.yaml". */
  readonly file: string;
  /** Line and column count from 1, as editors show them. */
  readonly line: number;
  readonly column: number;
  /** Where in the file, such as "offerings.0.title"; empty for the file as a whole. */
  readonly field: string;
  readonly message: string;
}

/** @returns the fault as one line: `data/services/hvac-services.yaml:8:5 offerings.0.title: is missing` */
export const faultLine = ({ file, line, column, field, message }: DataFault): string =>
  `data/${file}:${line}:${column} ${field ? `${field}: ` : ""}${message}`;

/** @returns the place of an offset in a text */
export function locationIn(text: string, offset: number): Pick<DataFault, "line" | "column"> {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** @returns the field as people write it: ["offerings", 0, "title"] becomes "offerings.0.title" */
export const fieldName = (path: readonly PropertyKey[]): string => path.map(String).join(".");
