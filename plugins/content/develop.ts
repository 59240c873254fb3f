import type { Reporter } from "gatsby";
import { problemCount, problemLine } from "./check/problem";
import { checkedData, forgetData } from "./data";

let reported = "";

/** Checks data/ during `develop`. Reports changed problems, and when the last one is corrected. */
export async function reportProblems(reporter: Pick<Reporter, "error" | "success">): Promise<void> {
  forgetData();
  const { problems } = await checkedData();
  const lines = problems.map(problemLine).join("\n");
  if (lines && lines !== reported) reporter.error(`${problemCount(problems)}. Pages keep their last valid content:\n\n${lines}\n`);
  if (!lines && reported) reporter.success("data/ is valid again");
  reported = lines;
}
