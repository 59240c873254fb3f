/** @jest-environment node */
import { readFileSync } from "node:fs";
import { checkData } from "./check/check-data";
import { readDataFolder } from "./check/reading/read-folder";
import { DECLARATIONS } from "./site-declarations";

test("README.md shows the message that its mistake gets", () => {
  const shown = /data\/services\/\S+\.yaml:\d+:5 (offerings\.0\.tittle): (.+)$/m.exec(readFileSync("README.md", "utf8"));
  const folder = readDataFolder();
  const files = folder.files
    .filter(({ relativePath }) => relativePath.startsWith("services/"))
    .map((file) => ({
      ...file,
      bytes: Buffer.from(
        Buffer.from(file.bytes)
          .toString()
          .replace(/^(offerings:\n {2}- )title:/m, "$1tittle:"),
      ),
    }));
  const { problems } = checkData({ ...folder, files }, DECLARATIONS);
  expect(problems).toContainEqual(expect.objectContaining({ column: 5, field: shown?.[1], message: shown?.[2] }));
});
