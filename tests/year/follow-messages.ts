import { type EditedSite, stepsOf } from "./edited-site";

/** Messages that lead to new messages without an end would be a fault of their own. */
const ROUNDS_MAX = 200;

/**
 * Does what the messages say after a page went or took another name: each names one place that still mentions it.
 * @param gone the page's file name without .yaml, and its address
 * @param instead the page that takes its place; without one, lists lose the entry and links lead to the page's overview
 * @throws with the messages that this does not settle
 */
export function followMessages(
  site: EditedSite,
  gone: { readonly slug: string; readonly address: string },
  instead?: { readonly slug: string; readonly address: string },
): void {
  const overview = gone.address.slice(0, gone.address.lastIndexOf("/"));
  for (let round = 0; round < ROUNDS_MAX; round++) {
    const [fault] = site.faults();
    if (!fault) return;
    const steps = stepsOf(fault.field);
    site.editYaml(fault.file, (document) => {
      const written = document.getIn(steps);
      const isEntry = written === gone.slug;
      if (isEntry && instead) document.setIn(steps, instead.slug);
      else if (isEntry && typeof steps.at(-1) === "number") document.deleteIn(steps);
      else if (isEntry) document.setIn(steps, unusedEntry(site, fault.file));
      else if (typeof written === "string" && written.includes(gone.address))
        document.setIn(steps, written.replaceAll(gone.address, instead?.address ?? overview));
      else throw new Error(`The message does not say what to do: data/${fault.file} ${fault.field}: ${fault.message}`);
    });
  }
  throw new Error(`After ${ROUNDS_MAX} corrections data/ is still wrong`);
}

/** @returns a service or solution that the file does not name yet, for a slide that must have one */
function unusedEntry(site: EditedSite, file: string): string {
  const text = site.text(file);
  const free = [...site.slugsByCode("services"), ...site.slugsByCode("solutions")].find((slug) => !text.includes(slug));
  if (!free) throw new Error(`Every service and solution is named in data/${file} already`);
  return free;
}
