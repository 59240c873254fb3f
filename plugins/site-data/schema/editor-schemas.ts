import { z } from "zod";
import { DATA_KINDS, type DataKind, nameOfKind } from "./data-kinds";

/** The folder of the schemas for code editors, below data/. Gatsby and the checks ignore folders whose name begins with a dot. */
export const EDITOR_SCHEMAS_FOLDER = ".schemas";

/** What code editors show of a field's metadata; the rest is our own (fields.ts). */
const SHOWN_META = ["title", "description"];

const editorSchemaName = (kind: DataKind) => `${nameOfKind(kind)}.schema.json`;

/** The sentence that a field's pattern carries in its schema, such as `is not a sheet code such as M-02`; no pattern allows an empty text. */
export const patternMessage = (schema: z.core.$ZodType): string | undefined =>
  z.safeParse(schema, "").error?.issues.find(({ code }) => code === "invalid_format")?.message;

/** @returns the JSON Schema (draft 7) of a kind of data file, with which VS Code completes, explains and checks as an editor types */
export function editorSchema({ schema }: DataKind): unknown {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override({ zodSchema, jsonSchema }) {
      for (const key of Object.keys(z.globalRegistry.get(zodSchema) ?? {})) if (!SHOWN_META.includes(key)) delete jsonSchema[key];
      // Zod adds JavaScript's safe-integer bounds, which no editor needs to read
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      // read by VS Code's JSON and YAML languages in place of the bare pattern
      const message = jsonSchema.type === "string" ? patternMessage(zodSchema) : undefined;
      if (message) jsonSchema.patternErrorMessage = message;
    },
  });
}

/** @returns the text of every schema file, by its path below data/ */
export function editorSchemaFiles(): Map<string, string> {
  return new Map(
    DATA_KINDS.map((kind) => [`${EDITOR_SCHEMAS_FOLDER}/${editorSchemaName(kind)}`, `${JSON.stringify(editorSchema(kind), null, 2)}\n`]),
  );
}

/**
 * @returns the text of .vscode/settings.json, which says which schema belongs to which files; VS Code's YAML extension, too, looks for a
 *   schema from the project's folder (redhat-developer/vscode-yaml#92)
 */
export function vsCodeSettings(): string {
  const schemaOf = (kind: DataKind) => `./data/${EDITOR_SCHEMAS_FOLDER}/${editorSchemaName(kind)}`;
  const isJson = ({ files }: DataKind) => files.endsWith(".json");
  const settings = {
    "json.schemas": DATA_KINDS.filter(isJson).map((kind) => ({ fileMatch: [`/data/${kind.files}`], url: schemaOf(kind) })),
    "yaml.schemas": Object.fromEntries(DATA_KINDS.filter((kind) => !isJson(kind)).map((kind) => [schemaOf(kind), `/data/${kind.files}`])),
    "files.encoding": "utf8",
    "files.eol": "\n",
    "[yaml]": { "editor.insertSpaces": true, "editor.tabSize": 2 },
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
