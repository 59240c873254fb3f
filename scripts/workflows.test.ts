/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { SETTINGS } from "../hosting/settings";
import packageJson from "../package.json";

/** The parts of workflows that these tests read (docs.github.com, "Workflow syntax"). */
const STEP = z.looseObject({ uses: z.string().optional(), run: z.string().optional() });
const JOB = z.looseObject({
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  environment: z.union([z.string(), z.object({ name: z.string() })]).optional(),
  steps: z.array(STEP).optional(),
  uses: z.string().optional(),
});
const WORKFLOW = z.looseObject({ name: z.string(), permissions: z.record(z.string(), z.enum(["read"])), jobs: z.record(z.string(), JOB) });

const WORKFLOWS = ".github/workflows";
const workflowFiles = readdirSync(WORKFLOWS).map((file) => path.join(WORKFLOWS, file));
const workflows = workflowFiles.map((file) => ({ file: path.basename(file), ...WORKFLOW.parse(parse(readFileSync(file, "utf8"))) }));
const jobs = workflows.flatMap((workflow) => Object.values(workflow.jobs));
const steps = jobs.flatMap((job) => job.steps ?? []);

test("every action is local or pinned to a commit", () => {
  const used = [...steps, ...jobs].flatMap(({ uses }) => uses ?? []);
  expect(used.filter((uses) => !/^\.\/|@[0-9a-f]{40}$/.test(uses))).toEqual([]);
});

/** The first major version of each action that runs on Node 24. GitHub removes Node 20 from its runners. */
const FIRST_ON_NODE_24: Readonly<Record<string, number>> = {
  "actions/checkout": 5,
  "actions/setup-node": 5,
  "actions/upload-artifact": 6,
  "actions/download-artifact": 7,
};

test("every pinned action names its version, and none runs on Node 20", () => {
  const lines = workflowFiles.flatMap((file) => readFileSync(file, "utf8").match(/(?<=- | {4})uses: [^.].*/g) ?? []);
  expect(lines.length).toBeGreaterThan(0);
  const outdated = lines.filter((line) => {
    const { name = "", major } = /^uses: (?<name>\S+)@\S+ # v(?<major>\d+)\.\d+\.\d+$/.exec(line)?.groups ?? {};
    return !(Number(major) >= (FIRST_ON_NODE_24[name] ?? Number.POSITIVE_INFINITY));
  });
  expect(outdated).toEqual([]);
});

test("every npm script that a workflow runs exists", () => {
  const runs = steps.flatMap(({ run }) => [...(run ?? "").matchAll(/npm run (?:--silent )?(?<script>[\w:-]+)/g)]);
  expect(runs.length).toBeGreaterThan(0);
  expect(runs.map(({ groups }) => groups?.script).filter((script) => !Object.keys(packageJson.scripts).includes(script ?? ""))).toEqual([]);
});

test("every script that a workflow runs without npm exists", () => {
  const files = steps.flatMap(({ run }) =>
    [...(run ?? "").matchAll(/(?:tsx|bash) (?<file>\S+\.(?:ts|sh))/g)].map(({ groups }) => groups?.file ?? ""),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
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

test("the workflow passes every setting to the build", () => {
  const build = JSON.stringify(workflows.find(({ file }) => file === "publish.yml")?.jobs.build);
  expect(SETTINGS.filter(({ name }) => !build.includes(`"${name}":"\${{ vars.${name} }}"`))).toEqual([]);
});

test("/admin finds a deployment of main by the name that it looks for", () => {
  const [, wanted = ""] = /preview_context: "([^"]+)"/.exec(readFileSync("plugins/content/cms/cms-config.ts", "utf8")) ?? [];
  const { environment } = workflows.find(({ file }) => file === "publish.yml")?.jobs.deploy ?? {};
  expect(environment).toMatchObject({ name: wanted });
});
