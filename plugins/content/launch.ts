import { launchQuestions, openIn } from "./check/launch-entries";
import { type DataProblem, problemLine } from "./check/problem";
import { dataFiles } from "./data";

/** A question of data/launch.yaml that is still open. */
export interface OpenQuestion {
  /** What the client has to send or confirm. */
  readonly needed: string;
  /** Whether it keeps the site out of search engines. */
  readonly isBlocking: boolean;
  /** The part of the site: "services". */
  readonly group: string;
  /** The samples that are still in data/, and the fields that are still missing. */
  readonly places: readonly DataProblem[];
}

/** The files of the whole site that are about people. The others are about the company. */
const PEOPLE_FILES = ["team.yaml", "reviews.json", "testimonials.json", "clients.json"];

/** @returns the folder of a file. The files of all pages are the group "pages" */
function groupOf(file: string): string {
  const [folder = "", page] = file.split("/");
  if (page === undefined) return PEOPLE_FILES.includes(file) ? "people" : "company";
  return folder === "*" ? "pages" : folder;
}

/**
 * @returns the open questions, in the order of data/launch.yaml; empty if that file is absent or invalid.
 * A question belongs to the group of its first place
 */
export function openLaunchQuestions(files = dataFiles()): OpenQuestion[] {
  return launchQuestions(files)
    .map(({ needed, blocking = false, places }) => ({
      needed,
      isBlocking: blocking,
      group: groupOf(places[0]?.file ?? ""),
      places: places.flatMap((place) => openIn(place, files)),
    }))
    .filter(({ places }) => places.length > 0);
}

/** @returns the questions that must be answered before search engines see the site. Any of them gives a production build noindex */
export const blockingLaunchQuestions = () => openLaunchQuestions().filter(({ isBlocking }) => isBlocking);

const blockingOf = (questions: readonly OpenQuestion[]) => questions.filter(({ isBlocking }) => isBlocking);
const othersOf = (questions: readonly OpenQuestion[]) => questions.filter(({ isBlocking }) => !isBlocking);
const groupsOf = (questions: readonly OpenQuestion[]) => [...new Set(questions.map(({ group }) => group))];

/** Stands for every group in `launchReport`. */
const ALL = "all";

const COLUMN_CHARACTERS = 12;
const row = (...cells: readonly (string | number)[]) =>
  cells
    .map((cell) => String(cell).padEnd(COLUMN_CHARACTERS))
    .join("")
    .trimEnd();

/** @returns how many questions are open in each group */
export function launchSummary(questions: readonly OpenQuestion[]): string {
  if (questions.length === 0) return "Ready to launch: no question of data/launch.yaml is open.";
  const groups = groupsOf(questions);
  const rows = groups.map((group) => {
    const asked = questions.filter((question) => question.group === group);
    return row(group, blockingOf(asked).length, othersOf(asked).length);
  });
  return `Not ready to launch: ${blockingOf(questions).length} of ${questions.length} open questions keep search engines out.

${[row("", "blocking", "other"), ...rows].join("\n")}

The questions of a group, with their places: npm run launch-check -- ${groups[0]}
All questions, for a letter: npm run launch-check -- ${ALL}`;
}

const HOW_TO_ANSWER =
  "To answer, replace each text or add the missing field. If a text is right as it is, or the answer still contains its sample, delete the sample from data/launch.yaml. If a field is not needed, delete its place. A place goes with its last sample, a question with its last place.";

/**
 * @param group a group, or "all"
 * @returns its open questions with their places in data/, and how to answer. Those that keep search engines out come first
 */
export function launchReport(questions: readonly OpenQuestion[], group: string): string {
  const asked = group === ALL ? questions : questions.filter((question) => question.group === group);
  if (asked.length === 0)
    return `No question about ${JSON.stringify(group)} is open. There are open questions about ${groupsOf(questions).join(", ")}.`;
  const section = (heading: string, part: readonly OpenQuestion[]) =>
    part.length === 0
      ? []
      : [heading, ...part.map(({ needed, places }) => [needed, ...places.map((place) => `  ${problemLine(place)}`)].join("\n"))];
  return [
    ...section("KEEPS SEARCH ENGINES OUT", blockingOf(asked)),
    ...section("STILL TO BE SENT OR CONFIRMED", othersOf(asked)),
    HOW_TO_ANSWER,
  ].join("\n\n");
}
