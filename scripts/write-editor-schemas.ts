/**
 * `npm run prepare`: writes JSON schemas with which VS Code completes, explains and checks data files.
 * They are in data/.schemas, which Git ignores. .vscode/settings.json names them.
 * `npm install` runs this. Run it again after a change of the schema.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DATA_FOLDER } from "../plugins/content/check/reading/read-folder";
import { EDITOR_SCHEMAS_FOLDER, editorSchemaFiles, vsCodeSettings } from "../plugins/content/editor-schemas";
import { KINDS } from "../plugins/content/kinds";

rmSync(path.join(DATA_FOLDER, EDITOR_SCHEMAS_FOLDER), { recursive: true, force: true });
mkdirSync(path.join(DATA_FOLDER, EDITOR_SCHEMAS_FOLDER), { recursive: true });
for (const [file, text] of editorSchemaFiles(KINDS)) writeFileSync(path.join(DATA_FOLDER, file), text);
writeFileSync(".vscode/settings.json", vsCodeSettings(KINDS));
