import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { ENGINE_VERSION } from "./engine-test";
import { findEngines } from "./find-engines";

interface Tally {
  passed: number;
  failed: number;
  ms: number;
}

/** One line for each engine, also for one that is not installed. */
export default class EngineLines implements Reporter {
  private readonly tallies = new Map<string, Tally>();

  onTestEnd(test: TestCase, result: TestResult): void {
    const version = result.annotations.find(({ type }) => type === ENGINE_VERSION)?.description;
    const engine = version ?? test.parent.project()?.name ?? "";
    const { passed, failed, ms } = this.tallies.get(engine) ?? { passed: 0, failed: 0, ms: 0 };
    const isPassed = result.status === test.expectedStatus;
    this.tallies.set(engine, { passed: passed + Number(isPassed), failed: failed + Number(!isPassed), ms: ms + result.duration });
  }

  onEnd(): void {
    for (const [engine, { passed, failed, ms }] of this.tallies) {
      console.log(`${engine}: ${passed} passed, ${failed} failed, ${Math.round(ms / 1000)} s`);
    }
    if (!process.env.ENGINES) for (const sentence of findEngines().notRun) console.log(sentence);
  }
}
