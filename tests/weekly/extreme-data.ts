/**
 * `npx tsx tests/weekly/extreme-data.ts smallest` (or `largest`): makes of data/ the smallest or the largest content that the
 * kinds allow. The weekly workflow then checks, builds and runs test:published, as a publication does.
 * `git checkout data && git clean -fd data` undoes it. Fields with anchors stay as they are, because texts link to them.
 */
import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { stringify } from "yaml";
import * as z from "zod";
import type { CheckedFile } from "../../plugins/content/check/checked-file";
import { problemLine } from "../../plugins/content/check/problem";
import { checkedData, dataFiles, forgetData } from "../../plugins/content/data";
import type { PixelSize } from "../../plugins/content/fields";
import { completeContent, isFolder, kindsIn } from "../../plugins/content/kind";
import { KINDS } from "../../plugins/content/kinds";
import { articles } from "../../plugins/content/kinds/articles";
import { launchList } from "../../plugins/content/kinds/launch-list";
import { innerSchema, isObject, metaOf } from "../../plugins/content/walk-fields";

type Schema = z.core.$ZodType;

const limitsOf = (schema: Schema) => z.toJSONSchema(schema, { io: "input" });
const hasAnchors = (schema: Schema) =>
  schema instanceof z.ZodObject && Object.values(schema.shape).some((field: Schema) => metaOf(field).anchorOf);
const groupOf = (shape: z.core.$ZodShape, value: unknown, make: (field: Schema, value: unknown) => unknown) =>
  Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, make(field, isObject(value) ? value[key] : undefined)]));

/** @returns the value without optional fields, and with as few entries as each list needs */
function smallest(schema: Schema, value: unknown): unknown {
  if (innerSchema(schema) !== schema) return undefined;
  if (schema instanceof z.ZodObject) return groupOf(schema.shape, value, smallest);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const count = hasAnchors(schema.element) ? value.length : (limitsOf(schema).minItems ?? 0);
    return value.slice(0, count).map((entry) => smallest(schema.element, entry));
  }
  // The smallest site has hardly any of these pages.
  return typeof value === "string" ? value.replace(/\/(blog|services|solutions)\/[\w-]+(#[\w-]+)?/g, "/$1") : value;
}

/** Also the white space that editors type, and signs with a meaning in HTML and in patterns. */
const ENGLISH = 'and  every figure\u00A0is measured\nfor $& or {count} at 5 < 6 & "7", written down and handed over';
const TELUGU = "ప్రతి కొలత నమోదై, సంతకంతో అప్పగించబడుతుంది";

/** Every construct of Markdown. A short field gets the first ones. */
const MARKDOWN = [
  "**Bold**, *slanted*, ~~struck~~ and `code`, 5 \\* 3, [a page](/contact#enquiry), [a site](https://example.com), [+91 40 1234 5678](tel:+914012345678), <mail@example.com>.",
  "| Quantity | Value |\n|---|---:|\n| Air changes | 20 |",
  "## A heading\n\nAnother\n---\nIntro\n- one\n- \n  1. two\n- three\n- ",
  "> A quotation\\\n> of two lines\n>\n> - and a list",
  "    indented code",
  "```\nfenced code\n```",
  "---",
  "| Quantity | Value |\n|---|---:|\n| | 20 |",
];

const fill = (text: string, limit: number, filler: string) =>
  text
    .padEnd(limit - 1, ` ${filler}`)
    .slice(0, Math.max(text.length, limit - 1))
    .trim();

function markdownOf(limit: number, filler: string): string {
  const blocks = MARKDOWN.reduce((text, block) => (text.length + block.length + 2 < limit ? `${text}${block}\n\n` : text), "");
  return fill(blocks + filler, limit, filler);
}

/** Pictures to be made, by address. */
const madePictures = new Map<string, PixelSize & { readonly isTransparent: boolean }>();

function madePicture({ minimumSize = { width: 100, height: 100 }, isTransparent = false }: z.core.GlobalMeta): string {
  const address = `/images/made-${minimumSize.width}-${minimumSize.height}${isTransparent ? "-transparent" : ""}.png`;
  madePictures.set(address, { ...minimumSize, isTransparent });
  return address;
}

/** @returns the first value in data/ of a field with this role */
const usedFile = (role: z.core.GlobalMeta["role"]) =>
  dataFiles()
    .flatMap(({ fields }) => fields)
    .find(({ meta }) => meta.role === role)?.value;

/** @returns the names of the pages that a file can refer to */
const choices = (family: string, { slug }: Pick<CheckedFile, "slug">) =>
  dataFiles().flatMap((file) => (kindsIn(family, KINDS).includes(file.kind) && file.slug !== slug ? [file.slug] : []));

/** @returns the example in the message about a wrong format: "is not a code such as M-02"; undefined for texts of any format */
function exampleOf(schema: Schema): string | undefined {
  const problem = z.safeParse(schema, "").error?.issues.find(({ code }) => code === "invalid_format");
  return problem && (/ such as (.+?)(?: \(|[,;]|$)/.exec(problem.message)?.[1] ?? "made@example.com");
}

/** The file that a value belongs to, and the value's place in its list. `isCopy`: the entry repeats another. */
interface Place {
  readonly file: Pick<CheckedFile, "slug" | "kind">;
  readonly index: number;
  readonly isCopy: boolean;
}

/** @returns the value with all optional fields, as many entries as each list allows, or twice as many, and texts near their limit */
function largest(schema: Schema, value: unknown, place: Place): unknown {
  const inner = innerSchema(schema);
  if (inner instanceof z.ZodObject) return groupOf(inner.shape, value, (field, part) => largest(field, part, place));
  if (inner instanceof z.ZodArray) return largestList(inner, Array.isArray(value) ? value : [], place);
  if (inner instanceof z.ZodEnum) return value ?? inner.options[0];
  if (inner instanceof z.ZodBoolean) return value ?? false;
  const meta = metaOf(schema);
  const { minimum, maximum } = limitsOf(inner);
  if (inner instanceof z.ZodNumber) {
    if (place.isCopy && meta.unique) return place.index + Number(value) * 1000;
    return [value, maximum, new Date().getFullYear(), minimum].find((number) => inner.safeParse(number).success);
  }
  if (meta.reference) return value ?? choices(meta.reference.family, place.file)[place.index];
  if (meta.isLink) return value ?? "/contact";
  return largestText(inner, value, meta, place);
}

function largestText(schema: Schema, value: unknown, meta: z.core.GlobalMeta, place: Place): string {
  const { maxLength = Number.POSITIVE_INFINITY } = limitsOf(schema);
  const filler = place.file.kind === articles ? TELUGU : ENGLISH;
  switch (meta.role) {
    case "markdown":
      return markdownOf(maxLength, filler);
    case "image":
      return String(value ?? madePicture(meta));
    case "drawing":
    case "logo":
      return String(value ?? usedFile(meta.role));
    case "date":
      return String(value ?? "2024-01-15");
    case undefined: {
      const example = exampleOf(schema);
      const written = String(value ?? example ?? "Made");
      const ending = `-${place.index}`;
      if (place.isCopy && meta.unique) return `${written.slice(0, maxLength - ending.length)}${ending}`;
      return example || meta.anchorOf ? written : fill(written, maxLength, filler);
    }
  }
}

function largestList(schema: z.ZodArray, entries: readonly unknown[], place: Place): unknown[] {
  const { minItems = 2, maxItems } = limitsOf(schema);
  const { element } = schema;
  const { reference } = metaOf(element);
  if (reference) return choices(reference.family, place.file).slice(0, maxItems);
  if (element instanceof z.ZodEnum) return element.options;
  return Array.from({ length: maxItems ?? Math.max(entries.length * 2, minItems) }, (_, index) =>
    largest(element, entries[index % entries.length], { ...place, index, isCopy: index >= Math.max(entries.length, 1) }),
  );
}

/** The new content of each file; undefined for files that the smallest site does not have. */
const SITES: Readonly<Record<string, () => Map<string, unknown>>> = {
  smallest: () => {
    const isLeftOut = (file: CheckedFile) => {
      const { isOptional, needsPage, required } = file.kind;
      if (needsPage) return file !== dataFiles().find(({ kind }) => kind === file.kind);
      return isOptional || (isFolder(file.kind) && !required);
    };
    return new Map(dataFiles().map((file) => [file.name, isLeftOut(file) ? undefined : smallest(file.kind.schema, file.value)]));
  },
  largest: () => {
    const absent = KINDS.filter((kind) => !isFolder(kind) && !dataFiles().some((file) => file.kind === kind));
    const files = [...dataFiles(), ...absent.map((kind) => ({ name: kind.files, kind, slug: "", value: undefined }))];
    // The launch list is not published, and names fields.
    return new Map(
      files
        .filter(({ kind }) => kind !== launchList)
        .map((file) => {
          const content = completeContent(file.kind, file.value);
          return [file.name, largest(file.kind.schema, content, { file, index: 0, isCopy: false })];
        }),
    );
  },
};

async function makeData(makeSite: (() => Map<string, unknown>) | undefined): Promise<void> {
  if (!makeSite) throw new Error(`Name one of ${Object.keys(SITES).join(", ")}.`);
  if (execFileSync("git", ["status", "--porcelain", "data"], { encoding: "utf8" }) !== "")
    throw new Error("data/ has uncommitted changes. Commit or discard them first.");
  for (const [name, content] of makeSite()) {
    const file = path.join("data", name);
    if (content) writeFileSync(file, name.endsWith(".json") ? JSON.stringify(content) : stringify(content, { lineWidth: 0 }));
    else rmSync(file);
  }
  for (const [address, { width, height, isTransparent }] of madePictures)
    await sharp({ create: { width, height, channels: 4, background: { r: 64, g: 88, b: 107, alpha: isTransparent ? 0.5 : 1 } } }).toFile(
      path.join("data", address),
    );
  forgetData();
  const { problems } = await checkedData();
  if (problems.length > 0) throw new Error(problems.map(problemLine).join("\n"));
}

makeData(SITES[process.argv[2] ?? ""]).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
