/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { leaveOutNodeIds } from "./node-ids";

test("ids of nodes are not published; what pages show of what they are given is", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "kelvin-page-data-"));
  const file = path.join(folder, "page-data/blog/example/page-data.json");
  const page = (pageContext: object) =>
    JSON.stringify({ componentChunkName: "article", path: "/blog/example", result: { data: { page: { id: "text" } }, pageContext } });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, page({ id: "0b1c", code: "B-01", menuTitle: "Example", previousId: null, nextId: "2d3e", articleIds: ["4f5a"] }));
  leaveOutNodeIds([{ path: "/blog/example" }], folder);
  expect(readFileSync(file, "utf8")).toBe(page({ code: "B-01", menuTitle: "Example" }));
  rmSync(folder, { recursive: true });
});
