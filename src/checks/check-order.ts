import type { CheckedFile } from "./checked-file";
import type { DataFault } from "./data-fault";

/** Checks that the entries of a list whose schema says `isAscending` are in the order of their days, the oldest first. */
export function orderFaults(files: readonly CheckedFile[]): DataFault[] {
  return files.flatMap((checked) => {
    const days = checked.fields.filter(({ meta, value }) => meta.isAscending && typeof value === "string");
    return days.flatMap(({ path, value }, index) => {
      const before = days[index - 1];
      if (!before || String(before.value) <= String(value)) return [];
      const { line } = checked.faultAt(before.path, "");
      return [
        checked.faultAt(
          path,
          `${JSON.stringify(value)} is older than ${JSON.stringify(before.value)} in line ${line}; the list goes from the oldest to the newest, so move this entry up`,
        ),
      ];
    });
  });
}
