import { existsSync } from "node:fs";
import path from "node:path";
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { z } from "zod";
import { DATA_KINDS, dataKindOf } from "../schema/data-kinds";
import type { DataFile } from "./data-files";

/** A fault in a data file, in words for the person who wrote it. */
export interface DataFault {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Where in the file, such as "offerings.0.title"; empty for the file as a whole. */
  readonly field: string;
  readonly message: string;
}

/** @returns the fault as one line: `data/services/hvac-services.yaml:8:5 offerings.0.title: is missing` */
export const faultLine = ({ file, line, column, field, message }: DataFault): string =>
  `data/${file}:${line}:${column} ${field ? `${field}: ` : ""}${message}`;

/** The node that a path leads to, or the nearest one above it that exists. */
function nearestNode(root: Node | null, fieldPath: readonly PropertyKey[]): Node | null {
  let node = root;
  for (const key of fieldPath) {
    let next: unknown;
    if (isMap(node)) next = node.items.find((pair) => isScalar(pair.key) && pair.key.value === key)?.value;
    else if (isSeq(node) && typeof key === "number") next = node.items[key];
    if (!(isMap(next) || isSeq(next) || isScalar(next))) return node;
    node = next;
  }
  return node;
}

function pictureFaults(file: DataFile, value: unknown, fieldPath: PropertyKey[] = []): { path: PropertyKey[]; message: string }[] {
  if (typeof value === "string" && /(^|\/)images\/[^\s]+\.(jpe?g|png|webp|svg)$/.test(value)) {
    const exists = existsSync(path.resolve(path.dirname(file.absolutePath), value));
    return exists ? [] : [{ path: fieldPath, message: `there is no picture ${value}` }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    pictureFaults(file, inner, [...fieldPath, Array.isArray(value) ? Number(key) : key]),
  );
}

/**
 * Checks every data file against the schema of its kind.
 * @param files the data files (data-files.ts)
 * @returns every fault of every file, none where the site can be built
 */
export function checkData(files: readonly DataFile[]): DataFault[] {
  const faults = files.flatMap(checkFile);
  const present = new Set(files.map(({ relativePath }) => relativePath));
  const missing = DATA_KINDS.filter(({ files }) => !files.includes("*") && !present.has(files));
  return [...faults, ...missing.map(({ files }) => ({ file: files, line: 1, column: 1, field: "", message: "the file is missing" }))];
}

function checkFile(file: DataFile): DataFault[] {
  const lines = new LineCounter();
  const document = parseDocument(file.source, { lineCounter: lines, prettyErrors: false });
  const fault = (offset: number, field: string, message: string): DataFault => {
    const { line, col } = lines.linePos(offset);
    return { file: file.relativePath, line, column: col, field, message };
  };

  const kind = dataKindOf(file.relativePath);
  if (!kind) return [fault(0, "", "no page or section reads this file; is its name or folder right?")];
  if (document.errors.length > 0) return document.errors.map((error) => fault(error.pos[0], "", error.message));

  const value: unknown = document.toJS();
  const result = kind.schema.safeParse(value, { error: z.locales.en().localeError });
  const issues = result.success ? [] : result.error.issues;
  return [...issues, ...pictureFaults(file, value)].map(({ path: fieldPath, message }) => {
    const node = nearestNode(document.contents, fieldPath);
    return fault(node?.range?.[0] ?? 0, fieldPath.join("."), message);
  });
}
