/**
 * `npm run screens`: takes all screens of the built site anew. Look at what changed (`git diff --stat` names them) before you commit it.
 */
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { SCREENS_FOLDER, stampScreens } from "./content-digest";

/** A palette instead of true colour: a third of the bytes, and no difference that the comparison's threshold would notice. */
async function shrink(file: string): Promise<void> {
  writeFileSync(file, await sharp(readFileSync(file)).png({ palette: true, colours: 64, dither: 0, effort: 7 }).toBuffer());
}

async function take(): Promise<number> {
  rmSync(SCREENS_FOLDER, { recursive: true, force: true });
  const { status } = spawnSync(
    "npx",
    ["playwright", "test", "--config", "tests/playwright.config.ts", "screens", "--update-snapshots=all"],
    {
      stdio: "inherit",
      env: { ...process.env, TAKE_SCREENS: "1" },
    },
  );
  if (status !== 0) return status ?? 1;
  for (const name of readdirSync(SCREENS_FOLDER)) await shrink(path.join(SCREENS_FOLDER, name));
  stampScreens();
  return 0;
}

take().then((code) => process.exit(code));
