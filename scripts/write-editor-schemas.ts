/**
 * Writes the schemas with which VS Code completes, explains and checks data files as they are typed: `npm run schemas`.
 * Run it after changing src/schema; a test fails if that was forgotten.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DATA_FOLDER } from "../plugins/site-data/checks/reading/data-files";
import { EDITOR_SCHEMAS_FOLDER, editorSchemaFiles, vsCodeSettings } from "../plugins/site-data/schema/editor-schemas";

rmSync(path.join(DATA_FOLDER, EDITOR_SCHEMAS_FOLDER), { recursive: true, force: true });
mkdirSync(path.join(DATA_FOLDER, EDITOR_SCHEMAS_FOLDER));
for (const [file, text] of editorSchemaFiles()) writeFileSync(path.join(DATA_FOLDER, file), text);

mkdirSync(".vscode", { recursive: true });
writeFileSync(".vscode/settings.json", vsCodeSettings());
