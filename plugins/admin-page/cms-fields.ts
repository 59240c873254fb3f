import type { RichTextEditorButtonName, RichTextEditorMode, StandardField } from "@sveltia/cms";
import { z } from "zod";
import { patternMessage } from "../site-data/schema/editor-schemas";
import type { GraphqlRole } from "../site-data/schema/fields";

/** What every field has. */
interface FieldBasics {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly required: boolean;
}

/** What a field needs to know of its file. */
export interface CmsSurroundings {
  /** How the file names the folder of pictures: "../images" or "./images". */
  readonly picturesAsWritten: string;
  /** File names of services and solutions, with what people call them. */
  readonly entries: { value: string; label: string }[];
}

/** A longer text gets a box of several lines. */
const LINE_CHARACTERS = 100;
/** Rich text would rewrite the whole text in its own style of Markdown; an editor who prefers it can switch. */
const MARKDOWN_MODES: RichTextEditorMode[] = ["raw", "rich_text"];
const MARKDOWN_BUTTONS: RichTextEditorButtonName[] = ["bold", "italic", "link", "bulleted-list", "numbered-list"];
/** What a press of the arrow keys adds to a number with a fraction. */
const FRACTION_STEP = 0.1;
/** What an entry of a list is called while it is folded. */
const NAMING_FIELDS = ["title", "name", "heading", "label", "question", "entry", "needed"];

/** Instead of a switch, which would write `false` into every entry that leaves the field out. */
const YES_OR_NOTHING = [{ label: "Yes", value: true }];

/** @returns "Menu title" for menuTitle */
export const labelOf = (key: string): string => {
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The bounds of one field, as its JSON Schema says them. */
const limitsOf = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { target: "draft-7", io: "input" });
type Limits = ReturnType<typeof limitsOf>;

/** Zod bounds every whole number by the largest that JavaScript can hold. */
const upperBound = (limit: number | undefined) => (limit === Number.MAX_SAFE_INTEGER ? undefined : limit);

/** @returns the pattern and its sentence, if it asks for more than that the text is not empty */
function patternOf(schema: z.core.$ZodType, { pattern }: Limits): [string, string] | undefined {
  return pattern && pattern !== "\\S" ? [pattern, `The text ${patternMessage(schema) ?? "has another form"}`] : undefined;
}

/** Fields whose JSON type does not say what they are. */
function roleField(basics: FieldBasics, role: GraphqlRole, { maxLength }: Limits, surroundings: CmsSurroundings): StandardField {
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
      return {
        ...basics,
        widget: "image",
        choose_url: false,
        media_folder: "/data/images",
        public_folder: surroundings.picturesAsWritten,
        accept: role === "image" ? "image/jpeg,image/png,image/webp" : "image/svg+xml",
      };
    case "date":
      return { ...basics, widget: "datetime", type: "date", format: "YYYY-MM-DD" };
    case "entry":
      return { ...basics, widget: "select", options: surroundings.entries };
  }
}

function listField(basics: FieldBasics, { element }: z.ZodArray, limits: Limits, surroundings: CmsSurroundings): StandardField {
  const bounds = { min: limits.minItems, max: limits.maxItems };
  if (element instanceof z.ZodObject) {
    const naming = NAMING_FIELDS.find((key) => key in element.shape);
    return {
      ...basics,
      widget: "list",
      collapsed: true,
      summary: naming && `{{fields.${naming}}}`,
      fields: cmsFields(element, surroundings),
      ...bounds,
    };
  }
  const field = cmsField("text", element, surroundings);
  if (field.widget === "select") return { ...basics, widget: "select", options: field.options, multiple: true, ...bounds };
  return { ...basics, widget: "list", field, ...bounds };
}

function numberField(basics: FieldBasics, isWhole: boolean, { minimum, maximum }: Limits): StandardField {
  const kind = isWhole ? ({ value_type: "int", step: 1 } as const) : ({ value_type: "float", step: FRACTION_STEP } as const);
  return { ...basics, widget: "number", ...kind, min: minimum, max: upperBound(maximum) };
}

function textField(basics: FieldBasics, schema: z.core.$ZodType, limits: Limits): StandardField {
  const widget = (limits.maxLength ?? 0) > LINE_CHARACTERS ? "text" : "string";
  return { ...basics, widget, minlength: limits.minLength, maxlength: limits.maxLength, pattern: patternOf(schema, limits) };
}

function cmsField(key: string, schema: z.core.$ZodType, surroundings: CmsSurroundings): StandardField {
  const isOptional = schema instanceof z.ZodOptional;
  const inner = isOptional ? schema.unwrap() : schema;
  const { description, title, graphqlRole } = { ...z.globalRegistry.get(inner), ...z.globalRegistry.get(schema) };
  const basics: FieldBasics = { name: key, label: title ?? labelOf(key), hint: description, required: !isOptional };
  const limits = limitsOf(inner);
  if (graphqlRole) return roleField(basics, graphqlRole, limits, surroundings);
  if (inner instanceof z.ZodObject) return { ...basics, widget: "object", collapsed: "auto", fields: cmsFields(inner, surroundings) };
  if (inner instanceof z.ZodArray) return listField(basics, inner, limits, surroundings);
  if (inner instanceof z.ZodEnum) return { ...basics, widget: "select", options: inner.options };
  if (inner instanceof z.ZodBoolean) {
    return isOptional ? { ...basics, widget: "select", options: YES_OR_NOTHING } : { ...basics, widget: "boolean" };
  }
  if (inner instanceof z.ZodNumber) return numberField(basics, inner.isInt, limits);
  return textField(basics, inner, limits);
}

/** @returns the fields of a file, or of a group within it, in the order of its schema */
export function cmsFields(schema: z.ZodObject, surroundings: CmsSurroundings): StandardField[] {
  return Object.entries(schema.shape).map(([key, field]) => cmsField(key, field, surroundings));
}
