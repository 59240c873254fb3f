import type { Reporter } from "gatsby";
import { checkData } from "../check/check-data";
import { problemCount, problemLine } from "../check/data-problem";
import { readDataFolder } from "../check/reading/read-folder";
import type { Declarations } from "../declarations";

/** @returns a function that checks all of data/. It reports problems once, and when none is left */
export function problemReporter(declarations: Declarations, read = readDataFolder) {
  let reported = "";
  return (reporter: Pick<Reporter, "error" | "success">): void => {
    const { problems } = checkData(read(), declarations);
    const lines = problems.map(problemLine).join("\n");
    if (lines && lines !== reported) reporter.error(`${problemCount(problems)}. YAML files keep their last valid content:\n\n${lines}\n`);
    if (!lines && reported) reporter.success("data/ is valid again");
    reported = lines;
  };
}
