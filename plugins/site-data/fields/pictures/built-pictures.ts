import { copyFileSync, mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { GatsbyCache } from "gatsby";
import { encodedPicture } from "./encoded-picture";
import { PICTURES_FOLDER } from "./picture-name";
import type { PictureStore } from "./picture-store";

/** The part of Gatsby's reporter that is used here. */
interface BuildReporter {
  createProgress(text: string, total: number): { start(): void; tick(): void; end(): void };
  panicOnBuild(sentence: string): unknown;
}

/**
 * Puts pictures into the published folder. What the store does not hold is encoded, one picture per core at a time.
 * A build reuses what earlier ones encoded, even if the project has moved or was cleaned since.
 * Stops the build with a sentence if an original cannot be read.
 * @param names the file names of the pictures that the pages name (picture-name.ts), each once
 */
export async function writeBuiltPictures(
  names: readonly string[],
  published: string,
  store: PictureStore,
  { cache, reporter }: { readonly cache: GatsbyCache; readonly reporter: BuildReporter },
): Promise<void> {
  const folder = path.join(published, PICTURES_FOLDER);
  mkdirSync(folder, { recursive: true });
  const notEncoded = new Set(names.filter((name) => !store.find(name)));
  const progress = reporter.createProgress("Encode pictures", notEncoded.size);
  if (notEncoded.size > 0) progress.start();
  const waiting = names.values();
  async function writeWaiting(): Promise<void> {
    for (const name of waiting) {
      copyFileSync(await encodedPicture(name, store, cache), path.join(folder, name));
      if (notEncoded.has(name)) progress.tick();
    }
  }
  try {
    await Promise.all(Array.from({ length: availableParallelism() }, writeWaiting));
  } catch (error) {
    reporter.panicOnBuild(error instanceof Error ? error.message : String(error));
  }
  if (notEncoded.size > 0) progress.end();
  store.prune();
}
