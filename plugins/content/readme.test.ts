/** @jest-environment node */
import { readFileSync } from "node:fs";
import { checkData } from "./check/check-folder";
import { readDataFolder } from "./check/read-folder";

test("README.md shows the message that its mistake gets", () => {
  const shown = /data\/services\/\S+\.yaml:\d+:5 (offerings\.0\.tittle): (.+)$/m.exec(readFileSync("README.md", "utf8"));
  const folder = readDataFolder();
  const edited = Object.entries(folder.texts).map(([name, text]) => [name, text.replace(/^(offerings:\n {2}- )title:/m, "$1tittle:")]);
  const { problems } = checkData({ ...folder, texts: Object.fromEntries(edited) });
  expect(problems).toContainEqual(expect.objectContaining({ column: 5, field: shown?.[1], message: shown?.[2] }));
});
