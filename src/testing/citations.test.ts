/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const CITING_FOLDERS = ["src", "plugins", "hosting", "scripts", "tests", "data", "docs"];
const CITING_FILE = /\.(tsx?|mts|css|ya?ml|md)$/;
/** For example "requirements R4.2 and R4.5" or "design D3". */
const CITATION = /\b(?:[Rr]equirements|[Dd]esign) ([RD]\d+(?:\.\d+)?(?:(?:, | and | to )[RD]\d+(?:\.\d+)?)*)/g;
/** "R9.2" in a table of tests. */
const QUOTED_CITATION = /"([RD]\d+(?:\.\d+)?)"/g;
const NUMBER = /[RD]\d+(?:\.\d+)?/g;
/** A definition is in bold, or starts a heading. */
const DEFINITION = /(?:\*\*|^## )([RD]\d+(?:\.\d+)?)\b/gm;

const defined = new Set(
  ["docs/requirements.md", "docs/design.md"].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(DEFINITION)].map(([, number]) => number),
  ),
);

function citationsIn(file: string): { file: string; number: string }[] {
  const text = readFileSync(file, "utf8");
  const lists = [...text.matchAll(CITATION), ...text.matchAll(QUOTED_CITATION)].map(([, numbers = ""]) => numbers);
  return lists.flatMap((numbers) => [...numbers.matchAll(NUMBER)].map(([number]) => ({ file, number })));
}

test("every cited number is defined in docs/requirements.md or docs/design.md", () => {
  const files = CITING_FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => CITING_FILE.test(name))
      .map((name) => path.join(folder, name)),
  );
  const citations = files.filter((file) => path.resolve(file) !== __filename).flatMap(citationsIn);
  expect(citations.length).toBeGreaterThan(0);
  expect(citations.filter(({ number }) => !defined.has(number))).toEqual([]);
});
