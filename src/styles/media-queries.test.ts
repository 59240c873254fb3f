/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const SOURCE = path.resolve(__dirname, "..");
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => /\.(css|tsx)$/.test(file));

test("media queries use ranges, so that exactly one of two opposite queries matches (design D4.2)", () => {
  const withPrefix = files.filter((file) => /\((min|max)-(width|height):/.test(readFileSync(path.join(SOURCE, file), "utf8")));
  expect(files.length).toBeGreaterThan(0);
  expect(withPrefix).toEqual([]);
});
