import type { CheckedFile } from "./check/checked-file";
import { launchQuestions, openIn } from "./check/launch-entries";
import { type DataProblem, problemLine } from "./check/problem";
import { dataFiles } from "./data";

/** A question of data/launch.yaml that is still open. */
export interface OpenQuestion {
  /** What the client has to send or confirm. */
  readonly needed: string;
  /** Whether it keeps the site out of search engines. */
  readonly isBlocking: boolean;
  /** The samples that are still in data/, and the fields that are still missing. */
  readonly places: readonly OpenPlace[];
}

interface OpenPlace extends DataProblem {
  /** The page's name; undefined for files that several pages show. */
  readonly page: string | undefined;
}

/** @returns the name by which the owner knows a page: "BIM Services". Other files have none */
const pageName = ({ fields, address }: CheckedFile): string | undefined =>
  address && ["menuTitle", "title"].flatMap((name) => fields.find(({ path }) => path.join() === name)?.value ?? []).map(String)[0];

/** @returns the open questions, in the order of data/launch.yaml; empty if that file is absent or invalid */
export function openLaunchQuestions(files = dataFiles()): OpenQuestion[] {
  const pages = new Map(files.map((file) => [file.name, pageName(file)]));
  return launchQuestions(files)
    .map(({ needed, blocking = false, places }) => ({
      needed,
      isBlocking: blocking,
      places: places.flatMap((place) => openIn(place, files)).map((place) => ({ ...place, page: pages.get(place.file) })),
    }))
    .filter(({ places }) => places.length > 0);
}

/** @returns the questions that must be answered before search engines see the site. Any of them gives a production build noindex */
export const blockingLaunchQuestions = () => openLaunchQuestions().filter(({ isBlocking }) => isBlocking);

const HOW_TO_ANSWER =
  "To answer, replace each text or add the missing field. If a text is right as it is, or the answer still contains its sample, delete the sample from data/launch.yaml. If a missing field is not needed, delete its place. A place goes with its last sample, a question with its last place.";

const placeLine = ({ page, ...place }: OpenPlace) => `  ${page ? `${page}: ` : ""}${problemLine(place)}`;

/**
 * @param samples those that no question names
 * @returns the open questions with their places in data/, the samples, and how to answer. Questions that keep search engines out
 *   come first
 */
export function launchReport(questions: readonly OpenQuestion[], samples: readonly DataProblem[]): string {
  const others = samples.map(problemLine).join("\n");
  if (questions.length === 0)
    return others
      ? `No question is open, but these texts say that they are samples:\n\n${others}`
      : "Ready to launch: no question of data/launch.yaml is open.";
  const blocking = questions.filter(({ isBlocking }) => isBlocking);
  const section = (heading: string, part: readonly OpenQuestion[]) =>
    part.length === 0 ? [] : [heading, ...part.map(({ needed, places }) => [needed, ...places.map(placeLine)].join("\n"))];
  return [
    `Not ready to launch: ${blocking.length} of ${questions.length} open questions keep search engines out.`,
    ...section("KEEPS SEARCH ENGINES OUT", blocking),
    ...section(
      "STILL TO BE SENT OR CONFIRMED",
      questions.filter(({ isBlocking }) => !isBlocking),
    ),
    ...(others ? ["SAMPLES THAT NO QUESTION NAMES", others] : []),
    HOW_TO_ANSWER,
  ].join("\n\n");
}
