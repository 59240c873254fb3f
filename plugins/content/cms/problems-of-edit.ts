import { parse, stringify } from "yaml";
import { checkData } from "../check/check-folder";
import { withoutEmpty } from "../check/clean";
import type { DataFolder } from "../check/data-folder";
import { type DataProblem, problemLine } from "../check/problem";
import { type Kind, kindOf } from "../kind";
import { KINDS } from "../kinds";
import { walkFields } from "../walk-fields";
import { labelPath } from "./labels";

/** Keys that the CMS adds to list entries, and removes when it saves. */
const CMS_KEY = /^__sc_/;

/** @returns the text of a file as the CMS saves it, without empty optional fields */
export function textOfFile(name: string, content: object): string {
  const written = withoutEmpty(JSON.parse(JSON.stringify(content, (key, value) => (CMS_KEY.test(key) ? undefined : value)))) ?? {};
  return name.endsWith(".json") ? JSON.stringify(written, null, 2) : stringify(written, { lineWidth: 0 });
}

/** @returns facts about the unknown pictures that a file names, because the editor has just uploaded them */
function uploadedPictures(fields: Iterable<{ value: unknown }>, known: DataFolder["pictures"]): DataFolder["pictures"] {
  const addresses = [...fields].flatMap(({ value }) => (typeof value === "string" && /^\/\S+\.\w+$/.test(value) ? [value] : []));
  const isUploaded = (address: string) => !Object.hasOwn(known, address);
  const factsOf = (address: string) => ({ bytes: 0, format: address.replace(/^.*\./, "").replace("jpeg", "jpg") });
  return Object.fromEntries(addresses.filter(isUploaded).map((address) => [address, factsOf(address)]));
}

/** Without the numbers of list entries and of other files' lines, which change when something above is added or deleted. */
const identity = ({ file, field, message }: DataProblem) =>
  [file, field.replace(/\.\d+/g, ""), message.replace(/(?<=data\/\S+:)\d+/, "")].join("\n");

/** Messages for editors, with field labels. */
interface EditResult {
  /** All about the file, and those that the edit causes elsewhere. */
  readonly problems: readonly string[];
  /** Only those that the edit adds. */
  readonly warnings: readonly string[];
}

/**
 * Checks an edited file together with all others.
 * @param folder all files as last published, or as the editor has saved them since
 */
export function problemsOfEdit(name: string, text: string, folder: DataFolder, kinds: readonly Kind[] = KINDS): EditResult {
  const schema = kindOf(name, kinds)?.schema;
  if (!schema) return { problems: [], warnings: [] };
  const { texts, pictures } = folder;
  const uploaded = uploadedPictures(walkFields(schema, parse(text)), pictures);
  const before = checkData(folder, kinds);
  const after = checkData({ texts: { ...texts, [name]: text }, pictures: { ...pictures, ...uploaded } }, kinds);
  const known = new Set([...before.problems, ...before.warnings].map(identity));
  const isNew = (problem: DataProblem) => !known.has(identity(problem));
  const sentence = (problem: DataProblem) => {
    const { file, field, message } = problem;
    if (file !== name) return problemLine(problem);
    return field ? `${labelPath(schema, field)}: ${message}` : message;
  };
  return {
    problems: after.problems.filter((problem) => problem.file === name || isNew(problem)).map(sentence),
    warnings: after.warnings.filter(isNew).map(sentence),
  };
}
