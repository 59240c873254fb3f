const HEADING = "Not right yet";
const EXPLANATION =
  "Until this is corrected, nothing you save is published. If you correct it now, the editor says that it could not save; press OK there.";
const CORRECT = "Correct it";
const SAVE = "Save all the same";

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

/** Shows problems in a dialog. @returns whether the editor chooses to save anyway */
export function askAboutProblems(problems: readonly string[]): Promise<boolean> {
  const heading = Object.assign(element("h2", HEADING), { id: "problems-heading" });
  const list = element("ul", "", ...problems.map((problem) => element("li", problem)));
  const correct = Object.assign(element("button", CORRECT), { value: "correct", autofocus: true });
  const save = Object.assign(element("button", SAVE), { value: "save" });
  const form = Object.assign(element("form", "", correct, save), { method: "dialog" });
  const dialog = element("dialog", "", element("style", STYLE), heading, element("p", EXPLANATION), list, form);
  dialog.className = "problems";
  dialog.setAttribute("aria-labelledby", heading.id);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === save.value);
    });
  });
}
