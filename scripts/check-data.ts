/** Checks data/ alone, within seconds: `npm run check:data`. */
import { checkData } from "../plugins/site-data/checks/check-data";
import { problemLine } from "../plugins/site-data/checks/data-problem";
import { readDataFiles } from "../plugins/site-data/checks/reading/data-files";

const { problems, warnings } = checkData(readDataFiles());
for (const warning of warnings) console.warn(`warning: ${problemLine(warning)}`);
for (const problem of problems) console.error(problemLine(problem));
console.log(
  problems.length === 0 ? "data/ is valid." : `\n${problems.length === 1 ? "1 problem" : `${problems.length} problems`} in data/.`,
);
if (problems.length > 0) process.exitCode = 1;
