import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import { encodedPicture } from "./encoded-picture";
import { PICTURES_FOLDER, picturesNamedIn } from "./picture-name";
import type { PictureStore } from "./picture-store";

/** What is used of Gatsby's reporter. */
interface BuildReporter {
  createProgress(text: string, total: number): { start(): void; tick(): void; end(): void };
  panicOnBuild(sentence: string): unknown;
}

interface BuiltSite {
  /** Gatsby's public/. */
  readonly publicFolder: string;
  readonly store: PictureStore;
  readonly cache: GatsbyCache;
  readonly reporter: BuildReporter;
}

/**
 * Puts the pictures that the built pages name, and no others, into the published folder. What the store does not hold is encoded, as
 * many at once as there are cores; so a build takes what earlier ones encoded, wherever the project lay and whatever was cleaned since.
 * Stops the build with a sentence if an original cannot be read.
 */
export async function writeBuiltPictures({ publicFolder, store, cache, reporter }: BuiltSite): Promise<void> {
  const folder = path.join(publicFolder, PICTURES_FOLDER);
  mkdirSync(folder, { recursive: true });
  const named = new Set(pageDataFiles(publicFolder).flatMap((file) => picturesNamedIn(readFileSync(file, "utf8"))));
  for (const name of readdirSync(folder)) if (!named.has(name)) rmSync(path.join(folder, name));

  const notEncoded = [...named].filter((name) => !store.find(name));
  const progress = reporter.createProgress("Encode pictures", notEncoded.length);
  if (notEncoded.length > 0) progress.start();
  try {
    await forEachAtOnce(notEncoded, availableParallelism(), async (name) => {
      await encodedPicture(name, store, cache);
      progress.tick();
    });
    for (const name of named) copyWhole(await encodedPicture(name, store, cache), path.join(folder, name));
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error));
  }
  if (notEncoded.length > 0) progress.end();
  store.prune();
}

/** The results of all queries that the site's pages show: Gatsby also keeps those of queries that are gone. */
function pageDataFiles(publicFolder: string): string[] {
  const folder = path.join(publicFolder, "page-data");
  const pages = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => path.basename(name) === "page-data.json")
    .map((name) => path.join(folder, name));
  const queries = new Set(
    pages.flatMap((file) => {
      const { staticQueryHashes }: { staticQueryHashes: string[] } = JSON.parse(readFileSync(file, "utf8"));
      return staticQueryHashes;
    }),
  );
  return [...pages, ...[...queries].map((hash) => path.join(folder, "sq/d", `${hash}.json`))];
}

/** Does the work for every item, for so many of them at once. */
async function forEachAtOnce<T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}

/** A build that is stopped while it copies leaves no file that looks like a picture. */
function copyWhole(from: string, to: string): void {
  if (existsSync(to)) return;
  const unfinished = `${to}.unfinished`;
  copyFileSync(from, unfinished);
  renameSync(unfinished, to);
}
