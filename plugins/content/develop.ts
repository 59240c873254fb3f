import type { Reporter } from "gatsby";
import { checkData } from "./check/check-folder";
import { problemCount, problemLine } from "./check/problem";
import { readDataFolder } from "./check/read-folder";

let reported = "";

/** Checks all of data/ while developing. Reports problems once, and when none is left. */
export async function reportProblems(reporter: Pick<Reporter, "error" | "success">): Promise<void> {
  const { problems } = checkData(await readDataFolder());
  const lines = problems.map(problemLine).join("\n");
  if (lines && lines !== reported) reporter.error(`${problemCount(problems)}. YAML files keep their last valid content:\n\n${lines}\n`);
  if (!lines && reported) reporter.success("data/ is valid again");
  reported = lines;
}
