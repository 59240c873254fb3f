import type { Change } from "./changes";
import { Checks } from "./checks";
import type { CopiedProject } from "./copied-project";
import { differences, type PublishedFiles, publishedFiles } from "./published-files";
import { seededRandom } from "./seeded-random";

type Settings = Readonly<Record<string, string>>;

const SHOWN_DIFFERENCES = 20;

/** Two copies of the project that are always changed alike: one is never cleaned, the other before every build. */
export class WarmAndClean {
  readonly checks = new Checks();
  private readonly random: () => number;
  /** What is in the published folder of the copy that is never cleaned. */
  private published: PublishedFiles = new Map();
  /** The changes since its last build, and the published files that must show them. */
  private changes: readonly Pick<Change, "name" | "shows">[] = [];
  /** How long a build takes that trusts what was kept, and one that starts from nothing. */
  private readonly lengthMs = { warm: 0, fromNothing: 0 };

  constructor(
    private readonly projects: { readonly warm: CopiedProject; readonly clean: CopiedProject },
    private settings: Settings,
    seed: number,
  ) {
    this.random = seededRandom(seed);
  }

  async change(changes: readonly Change[]): Promise<void> {
    for (const { make } of changes) for (const { folder } of Object.values(this.projects)) await make(folder);
    this.changes = [...this.changes, ...changes];
  }

  set(settings: Settings, shows: readonly string[]): void {
    this.settings = settings;
    this.changes = [...this.changes, { name: Object.keys(settings).join(", "), shows }];
  }

  async buildClean(): Promise<PublishedFiles> {
    await this.projects.clean.clean();
    const { seconds } = await this.projects.clean.build(this.settings);
    console.log(`           clean build, ${seconds} s`);
    return publishedFiles(this.projects.clean.published);
  }

  async buildWarm(): Promise<PublishedFiles> {
    const { seconds, fromNothing } = await this.projects.warm.build(this.settings);
    const kind = this.published.size === 0 ? "first" : "warm";
    console.log(`           ${kind} build, ${seconds} s${fromNothing ? `, from nothing: ${fromNothing}` : ""}`);
    this.lengthMs[kind === "first" || fromNothing ? "fromNothing" : "warm"] = seconds * 1000;
    this.published = publishedFiles(this.projects.warm.published);
    return this.published;
  }

  /** @param clean what a clean build of the same project publishes */
  async expectWarm(clean: PublishedFiles): Promise<void> {
    const names = this.changes.map(({ name }) => name).join("; ");
    const shows = this.changes.flatMap((change) => change.shows);
    const before = this.published;
    const after = await this.buildWarm();
    const unchanged = new Set(shows.filter((file) => before.get(file) === after.get(file)));
    this.changes = [];
    this.checks.report(
      `${names}: shown by ${[...new Set(shows)].join(", ")}`,
      [...unchanged].map((file) => `${file} is as it was`),
    );
    this.checks.report(`${names}: the warm build publishes what a clean one does, ${clean.size} files`, listed(differences(after, clean)));
  }

  /**
   * @param times how often a build is killed, and the next begun
   * @param clean what a build that ends publishes
   */
  async expectAfterKills(times: number, clean: PublishedFiles): Promise<void> {
    this.changes = [];
    let kills = 0;
    let start: keyof typeof this.lengthMs = "warm";
    while (kills < times) {
      const afterMs = Math.round(this.random() * this.lengthMs[start]);
      const wasKilled = await this.projects.warm.interruptedBuild(this.settings, afterMs);
      if (wasKilled) kills += 1;
      // a machine may have become faster since
      else this.lengthMs[start] = afterMs;
      start = wasKilled ? "fromNothing" : "warm";
      const left = publishedFiles(this.projects.warm.published);
      const fromFormer = differences(left, this.published);
      const isWhole = fromFormer.length === 0 || differences(left, clean).length === 0;
      const site = fromFormer.length === 0 ? "the former" : "the new";
      const seconds = (afterMs / 1000).toFixed(1);
      const sentence = wasKilled ? `killed after ${seconds} s` : `that ended before it could be killed, after ${seconds} s`;
      this.checks.report(`a build ${sentence}: ${site} site is published, whole`, isWhole ? [] : listed(fromFormer));
    }
    const built = await this.buildWarm();
    this.checks.report("the build after these publishes what a clean one does", listed(differences(built, clean)));
  }
}

const listed = (files: readonly string[]): string[] =>
  files.length > SHOWN_DIFFERENCES ? [...files.slice(0, SHOWN_DIFFERENCES), `and ${files.length - SHOWN_DIFFERENCES} more`] : [...files];
