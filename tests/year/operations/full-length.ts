import path from "node:path";
import { z } from "zod";
import { readDataFiles } from "../../../plugins/site-data/checks/reading/data-files";
import { type DataKind, dataKindOf } from "../../../plugins/site-data/schema/data-kinds";
import { type Field, schemaAt, walkFields } from "../../../plugins/site-data/schema/walk-fields";
import type { EditedSite } from "../edited-site";
import type { Subject } from "../operation";

/** Words as an engineer writes them, among them long ones. */
const WORDS = "and instrumentation for pharmaceutical plants, commissioned with calibrated instruments".split(" ");

/**
 * Lengthens a text by words, so that it is still different from every other text.
 * @param length in characters, as the schema counts them
 */
function lengthened(text: string, length: number): string {
  let longer = text;
  for (let word = 0; longer.length < length; word++) longer += ` ${WORDS[word % WORDS.length]}`;
  // what a space would end is ended by a letter: a text must not be cut between two words
  const cut = longer.slice(0, Math.max(length, text.length));
  return /\s$/.test(cut) ? `${cut.slice(0, -1)}s` : cut;
}

/** @returns how long a text may be; undefined if it is not free text: a link, a code, a day, a name of a file */
function lengthLimit(schema: z.core.$ZodType | undefined, { meta }: Field): number | undefined {
  if (!(schema instanceof z.ZodString) || schema.maxLength === null || meta.isLink || meta.isAnchor) return undefined;
  return schema.safeParse("m".repeat(schema.maxLength)).success || schema.safeParse("{count}".padEnd(schema.maxLength, "m")).success
    ? schema.maxLength
    : undefined;
}

/** Every text of a file at its full length, as its schema says it. */
function fillFile(site: EditedSite, file: string, { schema }: DataKind): void {
  const texts = [...walkFields(schema, site.content(file))].flatMap((field): [string, string][] => {
    const limit = lengthLimit(schemaAt(schema, field.path), field);
    return limit === undefined || typeof field.value !== "string" ? [] : [[field.path.join("."), lengthened(field.value, limit)]];
  });
  site.set(file, Object.fromEntries(texts));
}

export const fullLength: Subject = [
  {
    name: "every text of data/ at the greatest length that the schema allows",
    edit(site) {
      for (const { relativePath } of readDataFiles(path.join(site.folder, "data"))) {
        const kind = dataKindOf(relativePath);
        if (kind) fillFile(site, relativePath, kind);
      }
    },
  },
];
