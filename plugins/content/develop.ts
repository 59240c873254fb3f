import type { Reporter } from "gatsby";
import { problemCount, problemLine } from "./check/problem";
import { checkedData, forgetData } from "./data";

let reported = "";

/** Checks all of data/ while developing. Reports problems once, and when none is left. */
export async function reportProblems(reporter: Pick<Reporter, "error" | "success">): Promise<void> {
  forgetData();
  const { problems } = await checkedData();
  const lines = problems.map(problemLine).join("\n");
  if (lines && lines !== reported) reporter.error(`${problemCount(problems)}. The pages keep their last valid content:\n\n${lines}\n`);
  if (!lines && reported) reporter.success("data/ is valid again");
  reported = lines;
}
