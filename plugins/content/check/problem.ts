import { distance } from "fastest-levenshtein";

/** A problem or warning about a file of data/, addressed to editors. */
export interface DataProblem {
  /** Below data/, such as "services/hvac-services.yaml". */
  readonly file: string;
  /** From 1, as in text editors. */
  readonly line: number;
  readonly column: number;
  /** The field, such as "scope.0.title"; empty for the whole file. */
  readonly field: string;
  readonly message: string;
}

export interface CheckResult {
  /** Any of them stops a build. */
  readonly problems: readonly DataProblem[];
  readonly warnings: readonly DataProblem[];
}

/** @returns a line such as `data/services/hvac-services.yaml:8:5 scope.0.title: is missing` */
export const problemLine = ({ file, line, column, field, message }: DataProblem): string =>
  `data/${file}:${line}:${column} ${field ? `${field}: ` : ""}${message}`;

/** @returns "1 problem in data/" or "3 problems in data/" */
export const problemCount = ({ length }: readonly unknown[]): string => `${length} ${length === 1 ? "problem" : "problems"} in data/`;

/** @returns a problem that concerns the whole file */
export const fileProblem = (file: string, message: string): DataProblem => ({ file, line: 1, column: 1, field: "", message });

/** @returns the field's name: ["scope", 0, "title"] becomes "scope.0.title" */
export const fieldName = (path: readonly PropertyKey[]): string => path.map(String).join(".");

/** @returns the field's name without list indices: "scope.title" */
export const fieldOfAnyEntry = (path: readonly PropertyKey[]): string => fieldName(path.filter((step) => typeof step !== "number"));

/** With more typos, another word was probably meant. */
const MAX_TYPING_ERRORS = 3;
/** The largest share of wrong letters in short words. */
const MAX_TYPING_ERROR_SHARE = 1 / 3;

/** @returns the candidate with the fewest typos, or else the only one that starts with the word */
export function nearestWord(word: string, candidates: Iterable<string>): string | undefined {
  const written = word.toLowerCase();
  const allowed = Math.min(MAX_TYPING_ERRORS, Math.ceil(word.length * MAX_TYPING_ERROR_SHARE));
  const ranked = [...candidates].map((candidate) => ({ candidate, errors: distance(written, candidate.toLowerCase()) }));
  const near = ranked.filter(({ candidate, errors }) => errors <= allowed && errors < candidate.length).sort((a, b) => a.errors - b.errors);
  const begun = ranked.filter(({ candidate }) => written !== "" && candidate.toLowerCase().startsWith(written));
  return near[0]?.candidate ?? (begun.length === 1 ? begun[0]?.candidate : undefined);
}

/** @returns `; did you mean "…"?`, or an empty string if no candidate is similar */
export function suggestion(word: string, candidates: Iterable<string>): string {
  const nearest = nearestWord(word, candidates);
  return nearest === undefined ? "" : `; did you mean ${JSON.stringify(nearest)}?`;
}
