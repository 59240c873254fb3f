import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { type Kind, nameOfKind } from "./kind";
import { KINDS } from "./kinds";
import { metaOf } from "./walk-fields";

/** Ignored by git, and because of its dot by Gatsby and the checks. */
const FOLDER = "data/.schemas";
const SETTINGS = ".vscode/settings.json";
const schemaFile = (kind: Kind) => `${FOLDER}/${nameOfKind(kind)}.schema.json`;
const assigned = (kinds: readonly Kind[]) => Object.fromEntries(kinds.map((kind) => [`./${schemaFile(kind)}`, `/data/${kind.files}`]));

/** @returns the JSON schema of what an editor writes, in which derived fields may be absent */
const schemaOf = ({ schema }: Kind) =>
  z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodObject)
        jsonSchema.required = jsonSchema.required?.filter((key) => !metaOf(zodSchema.shape[key]).derivedFrom);
    },
  });

/**
 * Writes JSON schemas with which VS Code completes, explains and checks the files of data/. Also writes VS Code settings
 * that refer to them, unless the project has settings.
 */
export function writeEditorSchemas(project = "."): void {
  const write = (file: string, content: unknown) => {
    mkdirSync(path.join(project, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(project, file), `${JSON.stringify(content, null, 2)}\n`);
  };
  for (const kind of KINDS) write(schemaFile(kind), schemaOf(kind));
  const isJson = ({ files }: Kind) => files.endsWith(".json");
  if (existsSync(path.join(project, SETTINGS))) return;
  write(SETTINGS, {
    "json.schemas": Object.entries(assigned(KINDS.filter(isJson))).map(([url, file]) => ({ fileMatch: [file], url })),
    "yaml.schemas": assigned(KINDS.filter((kind) => !isJson(kind))),
    "files.encoding": "utf8",
    "files.eol": "\n",
    "[yaml]": { "editor.insertSpaces": true, "editor.tabSize": 2, "editor.wordWrap": "on" },
  });
}
