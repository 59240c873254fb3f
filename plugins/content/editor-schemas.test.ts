/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeEditorSchemas } from "./editor-schemas";

test("VS Code's settings are written once, and a developer's changes are kept", () => {
  const project = mkdtempSync(path.join(tmpdir(), "editor-schemas-"));
  const settings = path.join(project, ".vscode/settings.json");
  writeEditorSchemas(project);
  expect(JSON.parse(readFileSync(settings, "utf8"))["yaml.schemas"]).toMatchObject({
    "./data/.schemas/company.schema.json": "/data/company.yaml",
  });

  writeFileSync(settings, '{ "editor.fontSize": 16 }');
  writeEditorSchemas(project);
  expect(readFileSync(settings, "utf8")).toBe('{ "editor.fontSize": 16 }');
  rmSync(project, { recursive: true });
});
