/** Something wrong in a file of data/, in words for the person who edits it. */
export interface DataProblem {
  /** Below data/, such as "services/hvac-services.yaml". */
  readonly file: string;
  /** Line and column count from 1, as editors show them. */
  readonly line: number;
  readonly column: number;
  /** Where in the file, such as "offerings.0.title"; empty for the file as a whole. */
  readonly field: string;
  readonly message: string;
}

/** @returns the problem as one line: `data/services/hvac-services.yaml:8:5 offerings.0.title: is missing` */
export const problemLine = ({ file, line, column, field, message }: DataProblem): string =>
  `data/${file}:${line}:${column} ${field ? `${field}: ` : ""}${message}`;

/** @returns a problem of a file as a whole */
export const fileProblem = (file: string, message: string): DataProblem => ({ file, line: 1, column: 1, field: "", message });

/** @returns the field as people write it: ["offerings", 0, "title"] becomes "offerings.0.title" */
export const fieldName = (path: readonly PropertyKey[]): string => path.map(String).join(".");

/** @returns the same field of any entry of a list: ["offerings", 0, "title"] becomes "offerings.title" */
export const fieldOfAnyEntry = (path: readonly PropertyKey[]): string => fieldName(path.filter((step) => typeof step !== "number"));
