const PROBLEMS = {
  heading: "Not right yet",
  explanation:
    "Until this is corrected, nothing you save is published. If you correct it now, the editor says that it could not save; press OK there.",
  correct: "Correct it",
  save: "Save all the same",
};
const WARNINGS = {
  heading: "Saved, and worth a look",
  explanation: "Your text is saved and can be published. The site will be different from what you may expect:",
  close: "OK",
};

const STYLE = `
  .problems { max-inline-size: 44rem; max-block-size: 80vh; padding: 1.5rem; border: 0; border-radius: .5rem; overflow: auto;
    background: #fff; color: #111; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
  .problems::backdrop { background: rgb(0 0 0 / .5) }
  .problems h2 { margin: 0; font-size: 1.25rem }
  .problems li { margin-block: .5rem }
  .problems form { display: flex; flex-wrap: wrap; gap: 1rem }
  .problems button { min-block-size: 44px; padding-inline: 1.25rem; border: 2px solid #1d4ed8; border-radius: .25rem;
    background: #fff; color: #1d4ed8; font: inherit; cursor: pointer }
  .problems button[autofocus] { background: #1d4ed8; color: #fff }`;

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, text: string, ...children: Node[]): HTMLElementTagNameMap[Name] => {
  const created = document.createElement(name);
  created.append(text, ...children);
  return created;
};

/** @returns the value of the button that closed the dialog; empty after Escape */
function showDialog(
  { heading, explanation }: { readonly heading: string; readonly explanation: string },
  points: readonly string[],
  ...buttons: readonly HTMLButtonElement[]
): Promise<string> {
  const title = Object.assign(element("h2", heading), { id: "problems-heading" });
  const list = element("ul", "", ...points.map((point) => element("li", point)));
  const form = Object.assign(element("form", "", ...buttons), { method: "dialog" });
  const dialog = element("dialog", "", element("style", STYLE), title, element("p", explanation), list, form);
  dialog.className = "problems";
  dialog.setAttribute("aria-labelledby", title.id);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue);
    });
  });
}

/** @returns whether the editor chooses to save anyway */
export async function askAboutProblems(problems: readonly string[]): Promise<boolean> {
  const correct = Object.assign(element("button", PROBLEMS.correct), { value: "correct", autofocus: true });
  const save = Object.assign(element("button", PROBLEMS.save), { value: "save" });
  return (await showDialog(PROBLEMS, problems, correct, save)) === save.value;
}

export async function showWarnings(warnings: readonly string[]): Promise<void> {
  await showDialog(WARNINGS, warnings, Object.assign(element("button", WARNINGS.close), { autofocus: true }));
}
