import type { AppEventListener } from "@sveltia/cms";
import { DATA_FOLDER, type DataFolder } from "../check/data-folder";
import { askAboutProblems, showWarnings } from "./dialogs";
import { problemsOfEdit, textOfFile } from "./problems-of-edit";
import { currentTexts, rememberText } from "./saved-texts";

interface Cms {
  registerEventListener(listener: AppEventListener): void;
}

const fileOf = (entry: Parameters<AppEventListener["handler"]>[0]["entry"]) => {
  const name = entry.get("path").replace(/^data\//, "");
  return { name, text: textOfFile(name, entry.get("data").toJS()) };
};

/**
 * Runs in /admin. Checks each file before it is saved, together with all others as last published, or as saved since in
 * this browser. If there are problems, the editor decides, because the cause may be elsewhere. After saving, shows the
 * warnings that the edit adds.
 * @param dataAddress the address of the published files (DataFolder)
 */
export function checkBeforeSaving(cms: Cms, dataAddress: string): void {
  let warnings: readonly string[] = [];
  let published: DataFolder | undefined;
  cms.registerEventListener({
    name: "preSave",
    async handler({ entry }) {
      warnings = [];
      const { name, text } = fileOf(entry);
      published = await fetch(dataAddress)
        .then(async (response) => DATA_FOLDER.parse(await response.json()))
        .catch(() => undefined); // Offline, or data of another version. The checks before publication still run.
      if (!published) return;
      const found = problemsOfEdit(name, text, { ...published, texts: currentTexts(published.texts) });
      if (found.problems.length > 0 && !(await askAboutProblems(found.problems))) throw new Error("The editor corrects the file first.");
      warnings = found.warnings;
    },
  });
  cms.registerEventListener({
    name: "postSave",
    handler({ entry }) {
      const { name, text } = fileOf(entry);
      if (published) rememberText(name, text, published.texts);
      // Not awaited: the CMS goes on while the dialog is open.
      if (warnings.length > 0) void showWarnings(warnings);
      warnings = [];
    },
  });
}
