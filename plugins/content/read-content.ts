import { readFileSync } from "node:fs";
import path from "node:path";
import type * as z from "zod";
import { parseFile } from "./check/parse";
import { DATA_FOLDER } from "./check/read-folder";

/** @returns the content of a single file; undefined if it is absent or has a problem */
export function readContent<Schema extends z.ZodObject>({ files, schema }: { files: string; schema: Schema }): z.infer<Schema> | undefined {
  try {
    return schema.safeParse(parseFile(files, readFileSync(path.join(DATA_FOLDER, files), "utf8")).value).data;
  } catch {
    return undefined;
  }
}
