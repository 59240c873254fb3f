import type { RichTextEditorButtonName, RichTextEditorMode, StandardField } from "@sveltia/cms";
import * as z from "zod";
import type { Role } from "../fields";
import { innerSchema, isWholeNumber, metaOf } from "../walk-fields";
import { fieldLabel } from "./labels";

/** Options that every field has. */
interface FieldBasics {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly required: boolean;
}

/** The options of a reference: file names and menu titles by group. */
export type PagesByFamily = ReadonlyMap<string, { value: string; label: string }[]>;

/** Longer texts get a multi-line field. */
const LINE_MAX_CHARACTERS = 100;
/** Raw is the default, because the rich text editor rewrites the whole text in its own style of Markdown. */
const MARKDOWN_MODES: RichTextEditorMode[] = ["raw", "rich_text"];
const MARKDOWN_BUTTONS: RichTextEditorButtonName[] = ["bold", "italic", "link", "bulleted-list", "numbered-list"];
/** The step of the arrow keys in decimal fields. */
const FRACTION_STEP = 0.1;
/** Candidates for the label of a collapsed list entry. The first that it has wins. */
const LABEL_FIELDS = ["title", "name", "heading", "label", "question", "needed", "file"];

/** Used instead of a switch, which would write `false` into every entry without the field. */
const YES_OR_NOTHING = [{ label: "Yes", value: true }];

/** @returns the limits of a field as JSON Schema */
const limitsOf = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { target: "draft-7", io: "input" });
type Limits = ReturnType<typeof limitsOf>;

/** Drops Zod's default maximum of integers, JavaScript's largest safe integer. */
const upperBound = (limit: number | undefined) => (limit === Number.MAX_SAFE_INTEGER ? undefined : limit);

/** The check before saving decides on these: it replaces no-break hyphens, and names a letter of another script. */
const NOT_ON_ENGLISH_KEYBOARD = "[^ -~]";

/** @returns the pattern and its message. An empty text produces the message, because no pattern allows it */
function patternOf(schema: z.core.$ZodType, { pattern }: Limits): [string, string] | undefined {
  const message = z.safeParse(schema, "").error?.issues.find(({ code }) => code === "invalid_format")?.message;
  return pattern ? [`${pattern}|${NOT_ON_ENGLISH_KEYBOARD}`, `The text ${message ?? "has the wrong format"}`] : undefined;
}

const ACCEPTED_TYPES = {
  image: "image/jpeg,image/png,image/webp",
  drawing: "image/svg+xml",
  logo: "image/svg+xml,image/png",
};

/** Apple's phones take HEIC photos, which only Apple's browser can show. */
const NO_HEIC = "Convert an iPhone's HEIC photo to JPEG first: open it, choose Share, then Options, then Most Compatible.";

/** @returns a field whose widget depends on its role, not its JSON type */
function roleField(basics: FieldBasics, role: Role, isTransparent = false, { maxLength }: Limits): StandardField {
  switch (role) {
    case "markdown":
      return {
        ...basics,
        widget: "markdown",
        modes: MARKDOWN_MODES,
        buttons: MARKDOWN_BUTTONS,
        editor_components: [],
        pattern: [`^[\\s\\S]{1,${maxLength}}$`, `The text has at most ${maxLength} characters`],
      };
    case "image":
    case "drawing":
    case "logo":
      return {
        ...basics,
        widget: "image",
        choose_url: false,
        accept: role === "image" && isTransparent ? "image/png,image/webp" : ACCEPTED_TYPES[role],
        hint: role === "image" && !isTransparent ? `${basics.hint ?? ""} ${NO_HEIC}`.trim() : basics.hint,
      };
    case "date":
      return { ...basics, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  }
}

function listField(basics: FieldBasics, { element }: z.ZodArray, limits: Limits, pages: PagesByFamily): StandardField {
  const bounds = { min: limits.minItems, max: limits.maxItems };
  if (element instanceof z.ZodObject) {
    const labelField = LABEL_FIELDS.find((key) => key in element.shape);
    return {
      ...basics,
      widget: "list",
      collapsed: true,
      summary: labelField && `{{fields.${labelField}}}`,
      fields: cmsFields(element, pages),
      ...bounds,
    };
  }
  const { reference } = metaOf(element);
  const field = cmsField(reference?.noun ?? "text", element, pages);
  if (field.widget === "select" && !reference?.isOrder)
    return { ...basics, widget: "select", options: field.options, multiple: true, ...bounds };
  return { ...basics, widget: "list", field, ...bounds };
}

function numberField(basics: FieldBasics, isWhole: boolean, { minimum, maximum }: Limits): StandardField {
  const kind = isWhole ? ({ value_type: "int", step: 1 } as const) : ({ value_type: "float", step: FRACTION_STEP } as const);
  const hint = isWhole ? basics.hint : `${basics.hint ?? ""} With a point, not a comma: 5.5.`.trim();
  return { ...basics, hint, widget: "number", ...kind, min: minimum, max: upperBound(maximum) };
}

function textField(basics: FieldBasics, schema: z.core.$ZodType, limits: Limits): StandardField {
  const widget = (limits.maxLength ?? 0) > LINE_MAX_CHARACTERS ? "text" : "string";
  // The form itself rejects an empty required text.
  const minlength = limits.minLength === 1 ? undefined : limits.minLength;
  return { ...basics, widget, minlength, maxlength: limits.maxLength, pattern: patternOf(schema, limits) };
}

function cmsField(key: string, schema: z.core.$ZodType, pages: PagesByFamily): StandardField {
  const inner = innerSchema(schema);
  const { description, role, isTransparent, reference, derivedFrom } = metaOf(schema);
  const basics: FieldBasics = { name: key, label: fieldLabel(key, schema), hint: description, required: inner === schema && !derivedFrom };
  const limits = limitsOf(inner);
  if (reference) return { ...basics, widget: "select", options: pages.get(reference.family) ?? [] };
  if (role) return roleField(basics, role, isTransparent, limits);
  if (inner instanceof z.ZodObject) return { ...basics, widget: "object", collapsed: "auto", fields: cmsFields(inner, pages) };
  if (inner instanceof z.ZodArray) return listField(basics, inner, limits, pages);
  if (inner instanceof z.ZodEnum) return { ...basics, widget: "select", options: inner.options };
  if (inner instanceof z.ZodBoolean) return { ...basics, widget: "select", options: YES_OR_NOTHING };
  if (inner instanceof z.ZodNumber) return numberField(basics, isWholeNumber(inner), limits);
  return textField(basics, inner, limits);
}

/** @returns the fields of a file or group, in the order of the schema */
export function cmsFields(schema: z.ZodObject, pages: PagesByFamily): StandardField[] {
  return Object.entries(schema.shape).map(([key, field]) => cmsField(key, field, pages));
}
