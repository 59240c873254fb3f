/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { writeEditorSchemas } from "./editor-schemas";

test("a field that follows from others is not required", () => {
  const project = mkdtempSync(path.join(tmpdir(), "editor-schemas-"));
  writeEditorSchemas(project);
  const { required } = JSON.parse(readFileSync(path.join(project, "data/.schemas/blog.schema.json"), "utf8"));
  rmSync(project, { recursive: true });
  expect(required).toContain("title");
  expect(required).not.toContain("menuTitle");
});

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
