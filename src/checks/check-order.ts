import type { Field } from "../schema/walk-fields";
import type { CheckedFile } from "./checked-file";
import type { DataFault } from "./data-fault";

/** The days that one field says in a list's entries, in the order of the list. */
const daysOf = (checked: CheckedFile): Field[] => checked.fields.filter(({ meta, value }) => meta.isAscending && typeof value === "string");

/** Checks that the entries of a list whose schema says `isAscending` are in the order of their days, the oldest first. */
export function orderFaults(files: readonly CheckedFile[]): DataFault[] {
  return files.flatMap((checked) =>
    daysOf(checked).flatMap(({ path, value }, index, days) => {
      const before = days[index - 1];
      if (!before || String(before.value) <= String(value)) return [];
      const { line } = checked.faultAt(before.path, "");
      return [
        checked.faultAt(
          path,
          `${JSON.stringify(value)} is older than ${JSON.stringify(before.value)} in line ${line}; the list goes from the oldest to the newest, so move this entry up`,
        ),
      ];
    }),
  );
}
