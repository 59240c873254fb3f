import { isRegisterEntry } from "../schema/data-kinds";
import type { CheckedFile } from "./checked-file";
import type { DataFault } from "./data-fault";
import { suggestion } from "./nearest-word";

/** Checks that every service or solution that a file names exists, is not the page itself, and is named once in its list. */
export function entryFaults(files: readonly CheckedFile[]): DataFault[] {
  const entries = new Set(files.filter(({ kind }) => isRegisterEntry(kind)).map(({ slug }) => slug));
  return files.flatMap((checked) => {
    const ownSlug = isRegisterEntry(checked.kind) ? checked.slug : undefined;
    return checked.fields
      .filter(({ meta }) => meta.graphqlRole === "entries")
      .flatMap(({ path, value }) => {
        const slugs: unknown[] = Array.isArray(value) ? value : [value];
        return slugs.flatMap((slug, index) => {
          const place = Array.isArray(value) ? [...path, index] : path;
          if (typeof slug !== "string") return [];
          if (!entries.has(slug))
            return [checked.faultAt(place, `there is no service or solution ${JSON.stringify(slug)}${suggestion(slug, entries)}`)];
          if (slug === ownSlug) return [checked.faultAt(place, "a page cannot list itself; choose another")];
          if (slugs.indexOf(slug) < index) return [checked.faultAt(place, `${JSON.stringify(slug)} is already in the list; delete one`)];
          return [];
        });
      });
  });
}
