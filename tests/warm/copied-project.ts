import { type ChildProcess, spawn } from "node:child_process";
import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { copySite } from "../site-copy";

type Environment = Readonly<Record<string, string>>;

/** What a host or a developer may have set; a build of the test gets only what the test says. */
const SETTINGS = /^(GATSBY_EMAILJS_\w+|SITE_URL|URL|CONTEXT|HSTS_\w+|CMS_REPOSITORY|REPOSITORY_URL|GITHUB_REPOSITORY)$/;
const REASON = /Starting from nothing: (.+)\./;
const SHOWN_OF_A_FAILURE_LINES = 40;

/** A build that has ended. */
export interface Build {
  readonly seconds: number;
  /** Why the build did not trust what was kept, as it says so itself; undefined if it did. */
  readonly fromNothing?: string;
}

/**
 * Installs the packages that the project has, in no time: every file is the same file. So nothing in the copy may write into one,
 * only replace it. Symbolic links would not do: webpack names modules by their real paths.
 */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) linkPackages(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkOrCopy(source, target);
  }
}

/** Links do not reach from one disk to another. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** A copy of the project with packages of its own, which is built again and again as its owner would. */
export class CopiedProject {
  private constructor(
    /** What is removed at the end. */
    private readonly outer: string,
    readonly folder: string,
  ) {}

  /** @param below folders between the temporary one and the project: copies that lie elsewhere, and deeper, must build the same */
  static async make(name: string, below = "project"): Promise<CopiedProject> {
    const outer = await copySite(name);
    const moved = `${outer}-moved`;
    renameSync(outer, moved);
    const folder = path.join(outer, below);
    mkdirSync(path.dirname(folder), { recursive: true });
    renameSync(moved, folder);
    rmSync(path.join(folder, "node_modules"));
    rmSync(path.join(folder, ".env.production"), { force: true });
    linkPackages(path.resolve("node_modules"), path.join(folder, "node_modules"));
    return new CopiedProject(outer, folder);
  }

  get published(): string {
    return path.join(this.folder, "dist");
  }

  remove(): void {
    rmSync(this.outer, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }

  /** `npm run build`. @throws with the end of its output if it fails */
  async build(environment: Environment): Promise<Build> {
    const startedMs = Date.now();
    const output = await this.run("build", environment);
    return { seconds: Math.round((Date.now() - startedMs) / 1000), fromNothing: REASON.exec(output)?.[1] };
  }

  /** `npm run clean`. */
  async clean(): Promise<void> {
    await this.run("clean", {});
  }

  /**
   * Begins a build and kills it with all of its processes, as a power cut would.
   * @param afterMs counted from its first line
   * @returns whether it was still at work
   */
  async interruptedBuild(environment: Environment, afterMs: number): Promise<boolean> {
    const build = this.start("build", environment);
    const ended = new Promise<boolean>((resolve) => build.once("close", (_, signal) => resolve(signal === "SIGKILL")));
    build.stdout?.once("data", () => setTimeout(() => killGroup(build), afterMs));
    build.stdout?.resume();
    build.stderr?.resume();
    return ended;
  }

  private async run(script: string, environment: Environment): Promise<string> {
    const child = this.start(script, environment);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
    const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
    if (code !== 0) throw new Error(`npm run ${script} failed:\n${output.split("\n").slice(-SHOWN_OF_A_FAILURE_LINES).join("\n")}`);
    return output;
  }

  private start(script: string, environment: Environment): ChildProcess {
    const inherited = Object.entries(process.env).filter(([name]) => !SETTINGS.test(name));
    const env = { ...Object.fromEntries(inherited), ...environment };
    return spawn("npm", ["run", script], { cwd: this.folder, env, detached: true });
  }
}

function killGroup({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, "SIGKILL");
  } catch (error) {
    // ended by itself a moment ago
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
