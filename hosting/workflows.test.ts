/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { SETTINGS } from "./settings";

interface Job {
  readonly steps?: readonly { readonly run?: string; readonly shell?: string }[];
}

const FOLDER = ".github/workflows";
const texts = readdirSync(FOLDER).map((file) => readFileSync(`${FOLDER}/${file}`, "utf8"));
const workflows: readonly { readonly jobs: Readonly<Record<string, Job>> }[] = texts.map((text) => parse(text));
const jobs = workflows.flatMap((workflow) => Object.values(workflow.jobs));
const { build, deploy } = parse(readFileSync(`${FOLDER}/publish.yml`, "utf8")).jobs;

test("every action is local, or pinned to a commit with its version as a comment", () => {
  const used = texts.flatMap((text) => text.match(/(?<=\buses: ).*/g) ?? []);
  expect(used.filter((uses) => !/^\.\/|@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(uses))).toEqual([]);
});

test("no command is piped, because GitHub's default shell ignores every failure in a pipe but the last", () => {
  const steps = jobs.flatMap((job) => job.steps ?? []);
  expect(steps.filter(({ run = "", shell }) => /[^|]\|[^|]/.test(run) && shell !== "bash")).toEqual([]);
});

test("only the job in main's environment reads secrets", () => {
  const heads = workflows.map(({ jobs: _, ...head }) => head);
  expect([...heads, ...jobs].filter((part) => /\bsecrets\b/.test(JSON.stringify(part)))).toEqual([deploy]);
});

test("the build gets every setting", () => {
  expect(build.env).toMatchObject(Object.fromEntries(SETTINGS.map(({ name }) => [name, `\${{ vars.${name} }}`])));
});

test("/admin finds a deployment by its environment's name", () => {
  expect(readFileSync("plugins/content/cms/cms-config.ts", "utf8")).toContain(`preview_context: "${deploy.environment.name}"`);
});
