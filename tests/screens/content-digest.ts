import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DATA_FOLDER } from "../../plugins/site-data/checks/reading/data-files";

export const SCREENS_FOLDER = path.resolve("tests/screens/taken");
/** Says of which content the screens were taken. */
const DIGEST_FILE = path.join(SCREENS_FOLDER, "content.sha256");

/** @returns a digest of everything in data/, pictures too: the same on every machine */
function contentDigest(): string {
  const digest = createHash("sha256");
  const names = readdirSync(DATA_FOLDER, { recursive: true, encoding: "utf8" }).map((name) => name.split(path.sep).join("/"));
  for (const name of names.filter((name) => !name.startsWith(".")).sort()) {
    const file = path.join(DATA_FOLDER, name);
    if (statSync(file).isFile()) digest.update(name).update("\0").update(readFileSync(file)).update("\0");
  }
  return digest.digest("hex");
}

/** Whether the screens show what data/ says today; what an editor may change must fail no test. */
export const areScreensOfToday = (): boolean => existsSync(DIGEST_FILE) && readFileSync(DIGEST_FILE, "utf8").trim() === contentDigest();

/** Notes that the screens were taken of today's content. */
export const stampScreens = (): void => writeFileSync(DIGEST_FILE, `${contentDigest()}\n`);
