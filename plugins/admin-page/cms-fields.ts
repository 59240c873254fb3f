import { z } from "zod";
import { patternMessage } from "../site-data/schema/editor-schemas";
import type { GraphqlRole } from "../site-data/schema/fields";

/** A field of the CMS; the options of each widget are in the CMS's own schema, against which a test checks the whole configuration. */
export interface CmsField {
  readonly name: string;
  readonly label: string;
  readonly widget: string;
  readonly [option: string]: unknown;
}

/** What a field needs to know of its file. */
export interface CmsSurroundings {
  /** How the file names the folder of pictures: "../images" or "./images". */
  readonly picturesAsWritten: string;
  /** File names of services and solutions, with what people call them. */
  readonly entries: readonly { readonly value: string; readonly label: string }[];
}

/** A longer text gets a box of several lines. */
const LINE_CHARACTERS = 100;
/** Rich text would rewrite the whole text in its own style of Markdown; an editor who prefers it can switch. */
const MARKDOWN_MODES = ["raw", "rich_text"];
const MARKDOWN_BUTTONS = ["bold", "italic", "link", "bulleted-list", "numbered-list"];
/** What a press of the arrow keys adds to a number with a fraction. */
const FRACTION_STEP = 0.1;
/** What an entry of a list is called while it is folded. */
const NAMING_FIELDS = ["title", "name", "heading", "label", "question", "entry"];

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

const defined = (options: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined && value !== Number.MAX_SAFE_INTEGER));

/** The pattern and its sentence, if it asks for more than that the text is not empty. */
function patternOf(schema: z.core.$ZodType, { pattern }: ReturnType<typeof limitsOf>) {
  return pattern && pattern !== "\\S" ? { pattern: [pattern, `The text ${patternMessage(schema) ?? "has another form"}`] } : {};
}

/** The options of fields whose JSON type does not say it all. */
function roleOptions(role: GraphqlRole, schema: z.core.$ZodType, surroundings: CmsSurroundings) {
  const limits = limitsOf(schema);
  switch (role) {
    case "markdown":
      return {
        widget: "markdown",
        modes: MARKDOWN_MODES,
        buttons: MARKDOWN_BUTTONS,
        editor_components: [],
        pattern: [`^[\\s\\S]{1,${limits.maxLength}}$`, `The text has at most ${limits.maxLength} characters`],
      };
    case "image":
    case "drawing":
      return {
        widget: "image",
        choose_url: false,
        media_folder: "/data/images",
        public_folder: surroundings.picturesAsWritten,
        accept: role === "image" ? "image/jpeg,image/png,image/webp" : "image/svg+xml",
      };
    case "date":
      return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
    case "entry":
      return { widget: "select", options: surroundings.entries };
  }
}

function listOptions(schema: z.ZodArray, surroundings: CmsSurroundings) {
  const { element } = schema;
  const { minItems: min, maxItems: max } = limitsOf(schema);
  const bounds = defined({ min, max });
  if (!(element instanceof z.ZodObject)) {
    const ofEntry = widgetOptions(element, surroundings);
    if (ofEntry.widget === "select") return { ...ofEntry, multiple: true, ...bounds };
    return { widget: "list", field: cmsField("text", element, surroundings), ...bounds };
  }
  const naming = NAMING_FIELDS.find((key) => key in element.shape);
  return {
    widget: "list",
    collapsed: true,
    ...(naming && { summary: `{{fields.${naming}}}` }),
    fields: cmsFields(element, surroundings),
    ...bounds,
  };
}

function widgetOptions(schema: z.core.$ZodType, surroundings: CmsSurroundings): { widget: string; [option: string]: unknown } {
  const role = z.globalRegistry.get(schema)?.graphqlRole;
  if (role) return roleOptions(role, schema, surroundings);
  if (schema instanceof z.ZodObject) return { widget: "object", collapsed: "auto", fields: cmsFields(schema, surroundings) };
  if (schema instanceof z.ZodArray) return listOptions(schema, surroundings);
  if (schema instanceof z.ZodEnum) return { widget: "select", options: schema.options };
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  const limits = limitsOf(schema);
  if (schema instanceof z.ZodNumber) {
    return {
      widget: "number",
      value_type: schema.isInt ? "int" : "float",
      step: schema.isInt ? 1 : FRACTION_STEP,
      ...defined({ min: limits.minimum, max: limits.maximum }),
    };
  }
  const { minLength: minlength, maxLength: maxlength } = limits;
  const widget = (maxlength ?? 0) > LINE_CHARACTERS ? "text" : "string";
  return { widget, ...defined({ minlength, maxlength }), ...patternOf(schema, limits) };
}

function cmsField(key: string, schema: z.core.$ZodType, surroundings: CmsSurroundings): CmsField {
  const isOptional = schema instanceof z.ZodOptional;
  const inner = isOptional ? schema.unwrap() : schema;
  const { description, title } = { ...z.globalRegistry.get(inner), ...z.globalRegistry.get(schema) };
  return {
    name: key,
    label: title ?? labelOf(key),
    ...defined({ hint: description }),
    ...(isOptional && { required: false }),
    ...widgetOptions(inner, surroundings),
  };
}

/** @returns the fields of a file, or of a group within it, in the order of its schema */
export function cmsFields(schema: z.ZodObject, surroundings: CmsSurroundings): CmsField[] {
  return Object.entries(schema.shape).map(([key, field]) => cmsField(key, field, surroundings));
}
