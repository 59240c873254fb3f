import * as z from "zod";
import type { Kind } from "./kind";
import { nameOfKind } from "./kind-of-file";

/** The folder of the JSON schemas, below data/. The dot makes Gatsby and the checks ignore it. */
export const EDITOR_SCHEMAS_FOLDER = ".schemas";

/** Metadata that code editors show. All other metadata is our own (fields.ts). */
const SHOWN_META = ["title", "description"];

const editorSchemaName = (kind: Kind) => `${nameOfKind(kind)}.schema.json`;

/** @returns the message of a field's pattern. An empty text produces it, because no pattern allows one */
export const patternMessage = (schema: z.core.$ZodType): string | undefined =>
  z.safeParse(schema, "").error?.issues.find(({ code }) => code === "invalid_format")?.message;

/** @returns the JSON Schema (draft 7) of a kind of data file, for completion, help and validation in VS Code */
export function editorSchema({ schema }: Pick<Kind, "schema">): unknown {
  return z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override({ zodSchema, jsonSchema }) {
      for (const key of Object.keys(z.globalRegistry.get(zodSchema) ?? {})) if (!SHOWN_META.includes(key)) delete jsonSchema[key];
      // Zod adds JavaScript's safe-integer bounds.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      // VS Code shows it instead of the pattern.
      const message = jsonSchema.type === "string" ? patternMessage(zodSchema) : undefined;
      if (message) jsonSchema.patternErrorMessage = message;
    },
  });
}

/** @returns the text of each schema file by its path below data/ */
export function editorSchemaFiles(kinds: readonly Kind[]): Map<string, string> {
  return new Map(
    kinds.map((kind) => [`${EDITOR_SCHEMAS_FOLDER}/${editorSchemaName(kind)}`, `${JSON.stringify(editorSchema(kind), null, 2)}\n`]),
  );
}

/**
 * Paths of schemas are relative to the project's folder, for the YAML extension, too (redhat-developer/vscode-yaml#92).
 * @returns the text of .vscode/settings.json, which assigns the schemas to the files
 */
export function vsCodeSettings(kinds: readonly Kind[]): string {
  const schemaOf = (kind: Kind) => `./data/${EDITOR_SCHEMAS_FOLDER}/${editorSchemaName(kind)}`;
  const isJson = ({ files }: Kind) => files.endsWith(".json");
  const settings = {
    "json.schemas": kinds.filter(isJson).map((kind) => ({ fileMatch: [`/data/${kind.files}`], url: schemaOf(kind) })),
    "yaml.schemas": Object.fromEntries(kinds.filter((kind) => !isJson(kind)).map((kind) => [schemaOf(kind), `/data/${kind.files}`])),
    "files.encoding": "utf8",
    "files.eol": "\n",
    "[yaml]": { "editor.insertSpaces": true, "editor.tabSize": 2, "editor.wordWrap": "on" },
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}
