/**
 * `npm run launch-check`: lists what the client still has to send or confirm (data/launch.yaml). Fails if a question is open, if a
 * text says that it is a sample, or if data/ has a problem, such as a misspelt place in that file.
 */

import { readSettings } from "../hosting/settings";
import { forgottenSamples } from "../plugins/content/check/launch-entries";
import { problemCount, problemLine } from "../plugins/content/check/problem";
import { checkedData, dataFiles } from "../plugins/content/data";
import { launchReport, openLaunchQuestions } from "../plugins/content/launch";

async function run(): Promise<void> {
  const { problems } = await checkedData();
  const questions = openLaunchQuestions();
  const samples = forgottenSamples(dataFiles());
  const { wrong, missing } = readSettings();
  const settings = [...wrong, ...missing];

  if (problems.length > 0) console.log(`${problemCount(problems)}. Correct first:\n\n${problems.map(problemLine).join("\n")}`);
  else console.log(launchReport(questions, samples));
  if (settings.length > 0)
    console.log(`\nThis terminal only, because Netlify and GitHub have settings of their own:\n\n${settings.join("\n")}`);
  if (problems.length + questions.length + samples.length > 0) process.exitCode = 1;
}

// A reader such as `head` may stop reading.
process.stdout.on("error", () => process.exit());
void run();
