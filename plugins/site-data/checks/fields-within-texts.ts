import { z } from "zod";
import { type Field, schemaAt } from "../schema/walk-fields";
import type { ParsedData, TextFault } from "./reading/parsed-data";

/**
 * A field that is indented as far as a long text above it becomes the end of that text, and nothing would miss it if it is optional.
 * @param fields what the file holds, walked along its schema
 * @returns every missing field that begins a line of such a text
 */
export function fieldsWithinTexts({ text, offsetOf }: ParsedData, schema: z.ZodObject, fields: readonly Field[]): TextFault[] {
  return fields.flatMap(({ path, value }) => {
    const group = schemaAt(schema, path);
    if (!(group instanceof z.ZodObject) || typeof value !== "object" || value === null) return [];
    const missing = Object.keys(group.shape).filter((key) => !Object.hasOwn(value, key));
    return Object.entries(value).flatMap(([above, words]) =>
      missing.flatMap((key) => {
        if (typeof words !== "string" || !words.includes(`${key}:`)) return [];
        const start = offsetOf([...path, above], "value");
        const lines = [...text.slice(start).matchAll(new RegExp(`(?<=^ +)${key}:(?: .*)?$`, "gm"))];
        const line = lines.find(([written]) => words.includes(written.trim()));
        const message = `is read as part of ${above}, the text above; indent it like ${above}`;
        return line ? [{ offset: start + line.index, path: [...path, key], message }] : [];
      }),
    );
  });
}
