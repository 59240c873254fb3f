/** `npm run check:data`: checks data/ without a build. GitHub also shows the messages beside the changed lines. */
import { type DataProblem, problemCount, problemLine } from "../plugins/content/check/problem";
import { checkedData } from "../plugins/content/data";

/** Writes a workflow command of GitHub Actions, in which % starts an escape. */
function annotate(level: "error" | "warning", { file, line, column, field, message }: DataProblem): void {
  const text = `${field ? `${field}: ` : ""}${message}`.replaceAll("%", "%25");
  if (process.env.GITHUB_ACTIONS) console.log(`::${level} file=data/${file},line=${line},col=${column}::${text}`);
}

async function run(): Promise<void> {
  const { problems, warnings } = await checkedData();
  for (const warning of warnings) {
    console.log(`warning: ${problemLine(warning)}`);
    annotate("warning", warning);
  }
  for (const problem of problems) {
    console.log(problemLine(problem));
    annotate("error", problem);
  }
  console.log(problems.length === 0 ? "data/ is valid." : `${problemCount(problems)}.`);
  if (problems.length > 0) process.exitCode = 1;
}

// A reader such as `head` may stop reading.
process.stdout.on("error", () => process.exit());
void run();
