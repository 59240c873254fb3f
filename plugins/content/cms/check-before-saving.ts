import type { AppEventListener } from "@sveltia/cms";
import type { Declarations } from "../declarations";
import { kindOf } from "../kind-of-file";
import { askAboutProblems } from "./ask-about-problems";
import { problemsOfEdit, textOfFile } from "./problems-of-edit";
import type { Snapshot } from "./snapshot";
import { writtenFields } from "./written-fields";

interface Cms {
  registerEventListener(listener: AppEventListener): void;
}

/** What this editor has saved since the snapshot was taken: it may be days until the next publication. */
const SAVED_KEY = "data-schema.saved";
interface Saved {
  readonly since: string;
  readonly texts: Snapshot["texts"];
}

function savedSince(taken: string): Snapshot["texts"] {
  const saved: Saved | null = JSON.parse(localStorage.getItem(SAVED_KEY) ?? "null");
  return saved?.since === taken ? saved.texts : {};
}

function rememberSaved(taken: string, relativePath: string, text: string): void {
  const saved: Saved = { since: taken, texts: { ...savedSince(taken), [relativePath]: text } };
  localStorage.setItem(SAVED_KEY, JSON.stringify(saved));
}

/**
 * Runs in /admin. Before a file is saved, it is written in the form that the checks expect, and checked together with
 * all other files as they were last published. With problems, the editor decides: the cause may be elsewhere.
 */
export function checkBeforeSaving(cms: Cms, declarations: Declarations, snapshotAddress: string): void {
  cms.registerEventListener({
    name: "preSave",
    async handler({ entry }) {
      const relativePath = entry.get("path").replace(/^data\//, "");
      const kind = kindOf(relativePath, declarations.kinds);
      if (!kind) return entry;
      const picturesPath = relativePath.includes("/") ? "../images" : "./images";
      const value = writtenFields(kind.schema, entry.get("data").toJS(), picturesPath);
      const snapshot: Snapshot | undefined = await fetch(snapshotAddress).then(
        (response) => response.json(),
        () => undefined, // Offline. The checks before the publication remain.
      );
      if (snapshot) {
        const problems = problemsOfEdit(relativePath, value, { snapshot, saved: savedSince(snapshot.taken), declarations });
        if (problems.length > 0 && !(await askAboutProblems(problems))) throw new Error("The editor corrects the file first.");
        rememberSaved(snapshot.taken, relativePath, textOfFile(relativePath, value));
      }
      return entry.set("data", value);
    },
  });
}
