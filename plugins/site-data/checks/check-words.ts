import type { Field } from "../schema/walk-fields";
import { checkFiles } from "./checked-file";
import type { DataFault } from "./data-fault";
import type { DataFile } from "./reading/data-files";
import { avoidedWords, readWordRules, type WordRule } from "./word-list";

const LINK_TARGET = /\]\([^)]*\)/g;
/** Names of files, addresses and other pages are not words that visitors read. */
const isRead = ({ meta }: Field) =>
  !meta.isLink && !meta.isAnchor && !["image", "drawing", "entry", "date"].includes(meta.graphqlRole ?? "");

/** Looks for spellings that docs/words.md avoids. They are remarks, not faults: nothing stops because of them. */
export function wordRemarks(files: readonly DataFile[], rules: readonly WordRule[] = readWordRules()): DataFault[] {
  return checkFiles(files).flatMap(({ fields, faultAtWords }) =>
    fields.flatMap((field) => {
      if (typeof field.value !== "string" || !isRead(field)) return [];
      return avoidedWords(field.value.replace(LINK_TARGET, "]"), rules).map(({ found, write }) =>
        faultAtWords(field.path, found, `this site writes ${JSON.stringify(write)}, not ${JSON.stringify(found)} (docs/words.md)`),
      );
    }),
  );
}
