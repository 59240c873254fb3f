import type { CheckedFile } from "../check/checked-file";

const NUMBERED = /^(.*\D)(\d+)$/;

/** @returns "M-11" for ["M-01", "M-10"]; nothing if the values are not numbered */
function nextOf(values: readonly string[]): string {
  const numbered = values.flatMap((value) => {
    const [, start = "", digits = ""] = NUMBERED.exec(value) ?? [];
    return digits ? [{ start, digits }] : [];
  });
  const [first] = numbered;
  if (!first || numbered.some(({ start }) => start !== first.start)) return "";
  const highest = Math.max(...numbered.map(({ digits }) => Number(digits)));
  return first.start + String(highest + 1).padStart(first.digits.length, "0");
}

/** Field names and their next free values, by the kind's typeName. */
export type NextValues = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** @returns the next free value of each numbered field that is unique on the site, such as a code */
export function nextValues(files: readonly CheckedFile[]): NextValues {
  const found = new Map<string, Map<string, string[]>>();
  for (const { kind, fields } of files) {
    const ofKind = found.get(kind.typeName) ?? new Map<string, string[]>();
    found.set(kind.typeName, ofKind);
    for (const { path, value, meta } of fields) {
      const key = path.join(".");
      if (meta.unique === "site" && typeof value === "string") ofKind.set(key, [...(ofKind.get(key) ?? []), value]);
    }
  }
  const nextIn = (values: Map<string, string[]>) =>
    new Map([...values].map(([key, all]) => [key, nextOf(all)] as const).filter(([, next]) => next));
  return new Map([...found].map(([typeName, values]) => [typeName, nextIn(values)]));
}
