/**
 * Writes the schemas with which VS Code completes, explains and checks data files as they are typed: `npm run schemas`.
 * Run it after changing src/schema; a test fails if that was forgotten.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DATA_FOLDER, readDataFiles } from "../src/checks/reading/data-files";
import { dataKindOf } from "../src/schema/data-kinds";
import { EDITOR_SCHEMAS_FOLDER, editorSchemaFiles, editorSchemaLine, vsCodeSettings } from "../src/schema/editor-schemas";

const ANY_SCHEMA_LINE = /^# yaml-language-server: .*\r?\n/;

rmSync(path.join(DATA_FOLDER, EDITOR_SCHEMAS_FOLDER), { recursive: true, force: true });
mkdirSync(path.join(DATA_FOLDER, EDITOR_SCHEMAS_FOLDER));
for (const [file, text] of editorSchemaFiles()) writeFileSync(path.join(DATA_FOLDER, file), text);

mkdirSync(".vscode", { recursive: true });
writeFileSync(".vscode/settings.json", vsCodeSettings());

for (const { relativePath, absolutePath } of readDataFiles()) {
  const kind = dataKindOf(relativePath);
  if (!kind || !relativePath.endsWith(".yaml")) continue;
  const text = readFileSync(absolutePath, "utf8");
  writeFileSync(absolutePath, `${editorSchemaLine(relativePath, kind)}\n${text.replace(ANY_SCHEMA_LINE, "")}`);
}
