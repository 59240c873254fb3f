import { type Environment, IDENTIFIERS } from "../../../hosting/settings/build-environment";
import { siteAddress } from "../../../hosting/settings/site-address";
import { cmsRepository } from "../../admin-page/cms-repository";
import { type CheckedFile, checkFiles } from "./checked-file";
import { type DataFault, fieldName } from "./data-fault";
import type { DataFile } from "./reading/data-files";

/** `# REPLACE: what to replace` beside or above a placeholder. */
const REPLACE_COMMENT = /#.*?\bREPLACE\b:?\s*(?<what>.*)$/;

/** Values that are never real: domains reserved for examples (RFC 2606), telephone numbers of zeros, announcements of text. */
const STAND_INS: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/[@/.][\w-]*\.?example(?:\.(?:com|org|net))?(?![\w-])/i, "is a placeholder address"],
  [/(?<!\d)(?:\+?\d{1,4}[ -]?)?0[0 -]{7,}(?!\d)/, "is a placeholder telephone number"],
  [/\b(?:to be added|to be confirmed|lorem ipsum|TODO|TBD)\b/i, "is placeholder text"],
];

function commentItems({ relativePath, bytes }: DataFile): DataFault[] {
  if (!relativePath.endsWith(".yaml")) return [];
  const lines = new TextDecoder().decode(bytes).split(/\r?\n/);
  return lines.flatMap((line, index) => {
    const found = REPLACE_COMMENT.exec(line);
    const message = `replace: ${found?.groups?.what || "this text"}`;
    return found ? [{ file: relativePath, line: index + 1, column: found.index + 1, field: "", message }] : [];
  });
}

/** The name by which people know the record that a field belongs to: its name or heading, else its place in the file. */
function recordName(fields: CheckedFile["fields"], record: CheckedFile["fields"][number]["path"]): string {
  const names = ["name", "heading", "title"].map((key) => fieldName([...record, key]));
  const named = names.flatMap((name) => fields.find(({ path }) => fieldName(path) === name)?.value ?? []);
  return typeof named[0] === "string" ? JSON.stringify(named[0]) : fieldName(record);
}

function valueItems({ file, fields, faultAt, faultAtWords }: CheckedFile): DataFault[] {
  return fields.flatMap(({ path, value }) => {
    if (path.at(-1) === "sample" && value === true) {
      const name = recordName(fields, path.slice(0, -1));
      const mark = file.relativePath.endsWith(".json") ? '"sample": true and the comma before it' : "the line sample: true";
      return [faultAt(path, `${name} is a sample; replace it, then delete ${mark}`, "key")];
    }
    if (typeof value !== "string") return [];
    return STAND_INS.flatMap(([pattern, message]) => {
      const found = pattern.exec(value)?.[0];
      return found === undefined ? [] : [faultAtWords(path, found, `${message}: ${JSON.stringify(value.slice(0, 80))}`)];
    });
  });
}

/** A comment says more than the value beside it. */
function oncePerLine(items: readonly DataFault[]): DataFault[] {
  return items.filter((item, index) => items.findIndex(({ file, line }) => file === item.file && line === item.line) === index);
}

/** @returns every place of the data files that is still sample or placeholder, in the order of files and lines */
export function launchItems(files: readonly DataFile[]): DataFault[] {
  return checkFiles(files).flatMap((checked) =>
    oncePerLine([...commentItems(checked.file), ...valueItems(checked)]).sort((a, b) => a.line - b.line || a.column - b.column),
  );
}

/** @returns a sentence for every setting that is missing in the environment of a production build, or a placeholder */
export function missingSettings(environment: Environment): string[] {
  const missing = IDENTIFIERS.filter((name) => !environment[name]?.trim()).map(
    (name) => `${name} is not set: the enquiry form cannot send without it (.env.example)`,
  );
  const address = siteAddress(environment);
  const isPublic = /^https:\/\/[^/]+$/.test(address) && !/\.example$/.test(address);
  if (!isPublic) missing.push(`SITE_URL is ${address}: it must be the site's public address, such as https://www.kelvin.in`);
  if (!cmsRepository(environment))
    missing.push(
      "CMS_REPOSITORY does not name a repository (owner/name): editors cannot save from /admin on the published site without it (PUBLISHING.md)",
    );
  return missing;
}
