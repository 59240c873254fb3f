/** A problem or warning about a file of data/, written for the editor. */
export interface DataProblem {
  /** Below data/, such as "cakes/plum-cake.yaml". */
  readonly file: string;
  /** Counted from 1, as in text editors. */
  readonly line: number;
  readonly column: number;
  /** The field, such as "layers.0.title"; empty for the whole file. */
  readonly field: string;
  readonly message: string;
}

/** @returns one line: `data/cakes/plum-cake.yaml:8:5 layers.0.title: is missing` */
export const problemLine = ({ file, line, column, field, message }: DataProblem): string =>
  `data/${file}:${line}:${column} ${field ? `${field}: ` : ""}${message}`;

/** @returns "1 problem in data/", or "3 problems in data/" */
export const problemCount = ({ length }: readonly unknown[]): string => `${length} ${length === 1 ? "problem" : "problems"} in data/`;

/** @returns a problem of a whole file */
export const fileProblem = (file: string, message: string): DataProblem => ({ file, line: 1, column: 1, field: "", message });

/** @returns the field's name: ["layers", 0, "title"] becomes "layers.0.title" */
export const fieldName = (path: readonly PropertyKey[]): string => path.map(String).join(".");

/** @returns the field's name without the numbers of entries: ["layers", 0, "title"] becomes "layers.title" */
export const fieldOfAnyEntry = (path: readonly PropertyKey[]): string => fieldName(path.filter((step) => typeof step !== "number"));
