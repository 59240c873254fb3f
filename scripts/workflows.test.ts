/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import packageJson from "../package.json";

/** The parts of workflows and actions that these tests read (docs.github.com, "Workflow syntax"). */
const STEP = z.looseObject({ uses: z.string().optional(), run: z.string().optional() });
const JOB = z.looseObject({
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  environment: z.union([z.string(), z.object({ name: z.string() })]).optional(),
  steps: z.array(STEP).optional(),
  uses: z.string().optional(),
});
const WORKFLOW = z.looseObject({ name: z.string(), permissions: z.record(z.string(), z.enum(["read"])), jobs: z.record(z.string(), JOB) });
const ACTION = z.looseObject({ name: z.string(), runs: z.object({ using: z.literal("composite"), steps: z.array(STEP) }) });

const [WORKFLOWS, ACTIONS] = [".github/workflows", ".github/actions"];
const read = (file: string) => parse(readFileSync(file, "utf8"));
const workflows = readdirSync(WORKFLOWS).map((file) => ({ file, ...WORKFLOW.parse(read(path.join(WORKFLOWS, file))) }));
const actions = readdirSync(ACTIONS).map((name) => ACTION.parse(read(path.join(ACTIONS, name, "action.yml"))));
const jobs = workflows.flatMap((workflow) => Object.values(workflow.jobs));
const steps = [...jobs.flatMap((job) => job.steps ?? []), ...actions.flatMap(({ runs }) => runs.steps)];

test("every action is local or pinned to a commit", () => {
  const used = [...steps, ...jobs].flatMap(({ uses }) => uses ?? []);
  expect(used.filter((uses) => !/^\.\/|@[0-9a-f]{40}$/.test(uses))).toEqual([]);
});

test("every npm script that a workflow runs exists", () => {
  const runs = steps.flatMap(({ run }) => [...(run ?? "").matchAll(/npm run (?:--silent )?(?<script>[\w:-]+)/g)]);
  expect(runs.length).toBeGreaterThan(0);
  expect(runs.map(({ groups }) => groups?.script).filter((script) => !Object.keys(packageJson.scripts).includes(script ?? ""))).toEqual([]);
});

test("jobs wait only for jobs of the same workflow", () => {
  for (const { jobs } of workflows)
    for (const needed of Object.values(jobs).flatMap(({ needs }) => needs ?? [])) expect(Object.keys(jobs)).toContain(needed);
});

test("only jobs in the environment of main read secrets", () => {
  const readers = jobs.filter((job) => JSON.stringify(job).includes("secrets."));
  expect(readers.length).toBeGreaterThan(0);
  for (const { environment } of readers) expect(typeof environment === "object" ? environment.name : environment).toBe("netlify");
});

test("the workflow passes every setting of .env.example to the build", () => {
  const settings = [...readFileSync(".env.example", "utf8").matchAll(/^(?:# )?(?<name>[A-Z_]+)=/gm)].map(({ groups }) => groups?.name);
  const build = JSON.stringify(workflows.find(({ file }) => file === "test.yml")?.jobs.pages);
  expect(settings).toContain("SITE_URL");
  expect(settings.filter((name) => !build.includes(`"${name}":"\${{ vars.${name} }}"`))).toEqual([]);
});
