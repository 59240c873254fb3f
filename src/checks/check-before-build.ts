import type { Reporter } from "gatsby";
import { checkData } from "./check-data";
import { wordRemarks } from "./check-words";
import { faultLine } from "./data-fault";
import { readDataFiles } from "./reading/data-files";

/** Stops the build, before any page is made, if a data file is wrong. What could be worded better is a warning. */
export function checkBeforeBuild(reporter: Pick<Reporter, "panicOnBuild" | "warn">): void {
  const files = readDataFiles();
  const faults = checkData(files);
  const count = faults.length === 1 ? "1 problem" : `${faults.length} problems`;
  if (faults.length > 0) reporter.panicOnBuild(`${count} in data/. Fix and build again:\n\n${faults.map(faultLine).join("\n")}\n`);
  for (const remark of wordRemarks(files)) reporter.warn(faultLine(remark));
}
