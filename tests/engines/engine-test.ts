import { rmSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { PUBLISHED_FOLDER } from "../../hosting/netlify-adapter";
import { TEST_LIMIT_MS } from "../time-limits";
import type { EnginePage, RunningEngine } from "./engine";
import { startEngine } from "./find-engines";
import { copyWithRecorder, RecordedSite } from "./recorded-site";

/** What an annotation of a test is called that says which browser it ran in. */
export const ENGINE_VERSION = "engine";

interface Fixtures {
  /** The window of the engine under test. */
  readonly tab: EnginePage;
  readonly site: RecordedSite;
}
interface WorkerFixtures {
  readonly siteFolder: string;
  readonly engine: RunningEngine;
}

/** A test that runs in every engine besides the other browser tests' Chromium; the project's name says in which. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  siteFolder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from its parameter
    async ({}, use) => {
      const folder = copyWithRecorder(PUBLISHED_FOLDER);
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, { project }) => {
      const engine = await startEngine(project.name);
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: TEST_LIMIT_MS },
  ],
  site: async ({ siteFolder }, use) => {
    const site = new RecordedSite(siteFolder);
    await site.start();
    await use(site);
    await site.stop();
  },
  tab: async ({ engine: { page, version } }, use, { annotations }) => {
    annotations.push({ type: ENGINE_VERSION, description: version });
    await use(page);
  },
});

export { expect };
