import type * as z from "zod";
import type { Kind } from "../kind";
import { launchList } from "../kinds/launch-list";
import { type Field, innerSchema, schemaAt } from "../walk-fields";
import { type CheckedFile, fieldProblems } from "./checked-file";
import { inOneLine } from "./clean";
import { type DataProblem, fieldOfAnyEntry, suggestion } from "./problem";

export type LaunchQuestion = z.infer<typeof launchList.schema>["questions"][number];
export type LaunchPlace = LaunchQuestion["places"][number];

/** @returns the questions of data/launch.yaml; empty if that file is absent or invalid */
export const launchQuestions = (files: readonly CheckedFile[]): readonly LaunchQuestion[] =>
  launchList.schema.safeParse(files.find(({ name }) => name === launchList.files)?.value).data?.questions ?? [];

/** Whether a file name matches `files`, in which `*` is any name. Excludes the launch list, because it quotes every sample. */
const isAmong = (files: string, name: string): boolean =>
  name !== launchList.files && new RegExp(`^${files.replaceAll(".", "\\.").replaceAll("*", "[^/]*")}$`).test(name);

const has = ({ value }: Field, sample: string): boolean =>
  typeof value === "string" ? inOneLine(value).includes(inOneLine(sample)) : typeof value !== "object" && String(value) === sample;

/** @returns the fields of a file that a place means and that are still open */
function openInFile({ fields, kind, problemAt }: CheckedFile, { field, samples }: LaunchPlace): DataProblem[] {
  const named = fields.filter(({ path }) => field === undefined || fieldOfAnyEntry(path) === field);
  if (samples)
    return samples.flatMap((sample) =>
      named.filter((other) => has(other, sample)).map(({ path }) => problemAt(path, `still says ${JSON.stringify(sample)}`, sample)),
    );
  const path = field?.split(".") ?? [];
  return named.length === 0 && schemaAt(kind.schema, path) ? [problemAt(path, "is not there yet")] : [];
}

/** @returns the fields that a place means and that are still open */
export const openIn = (place: LaunchPlace, files: readonly CheckedFile[]): DataProblem[] =>
  files.filter(({ name }) => isAmong(place.file, name)).flatMap((file) => openInFile(file, place));

/** @returns the kinds of file that a place can mean, whether or not the files exist */
const kindsMeant = ({ file }: LaunchPlace, kinds: readonly Kind[]): Kind[] =>
  kinds.filter(({ files }) => isAmong(file, files) || isAmong(files, file));

/** Whether a field, or a group or list around it, is optional. */
const canBeAbsent = (schema: z.core.$ZodType, path: readonly string[]): boolean =>
  path.some((_, index) => {
    const around = schemaAt(schema, path.slice(0, index + 1));
    return around && innerSchema(around) !== around;
  });

/**
 * Finds places of data/launch.yaml that would always count as done, such as misspelt ones. A place in a missing file of a folder
 * of pages is valid: the page was deleted.
 */
export function launchEntryProblems(files: readonly CheckedFile[], kinds: readonly Kind[]): DataProblem[] {
  const list = files.find(({ name }) => name === launchList.files);
  return launchQuestions(files).flatMap(({ places }, question) =>
    places.flatMap((place, index) => {
      const problem = (key: keyof LaunchPlace, message: string) =>
        list?.problemAt(["questions", question, "places", index, key], message) ?? [];
      const { file, field, samples } = place;
      const meant = kindsMeant(place, kinds);
      const names = [...files.map(({ name }) => name), ...kinds.map((kind) => kind.files)];
      if (meant.length === 0) return problem("file", `data/ has no ${JSON.stringify(file)}${suggestion(file, names)}`);
      if (field === undefined) return samples ? [] : problem("file", "needs a field, or samples");
      const having = meant.filter(({ schema }) => schemaAt(schema, field.split(".")));
      if (having.length > 0)
        return samples || having.some(({ schema }) => canBeAbsent(schema, field.split(".")))
          ? []
          : problem("field", `needs samples, because ${field} is always there`);
      const fields = files
        .filter(({ kind }) => meant.includes(kind))
        .flatMap((other) => other.fields.map(({ path }) => fieldOfAnyEntry(path)));
      return problem("field", `data/${file} has no field ${JSON.stringify(field)}${suggestion(field, new Set(fields))}`);
    }),
  );
}

/** Words and signs of a text that says itself that it is a sample. */
const SAMPLE_SIGN = /\b(?:specimen|to be added|figures follow|in place of a photograph|lorem)\b|0000 0000|[.@]example\b/i;

/** @returns a warning per sample that visitors would see for ever, because no open question names it */
export function forgottenSamples(files: readonly CheckedFile[]): DataProblem[] {
  const places = launchQuestions(files).flatMap((question) => question.places);
  const placeOf = ({ file, field }: DataProblem) => `${file} ${field}`;
  const named = new Set(places.flatMap((place) => openIn(place, files)).map(placeOf));
  const published = files.filter(({ name, isDraft }) => name !== launchList.files && !isDraft);
  return fieldProblems(published, ({ value }) => {
    const [sign] = (typeof value === "string" && SAMPLE_SIGN.exec(inOneLine(value))) || [];
    return sign && `${JSON.stringify(sign)} says that this is a sample; replace it, or name it in launch.yaml until it is replaced`;
  }).filter((sample) => !named.has(placeOf(sample)));
}
