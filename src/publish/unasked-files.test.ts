/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { restoreRenderedHtml } from "./rendered-html";
import { putUnaskedBack, setUnaskedAside } from "./unasked-files";

const site = mkdtempSync(path.join(tmpdir(), "unasked-files-"));
const folders = { publicFolder: path.join(site, "public"), renderedFolder: path.join(site, "rendered") };
afterAll(() => rmSync(site, { recursive: true }));

const ASKED = ["static/a1/plant.avif", "static/b2/logo.svg", "page-data/sq/d/11.json", "static/c3/menu.png"];
const UNASKED = ["static/a1/old.avif", "page-data/sq/d/22.json", "static/d4/of-old-query.png"];
const published = (file: string) => existsSync(path.join(folders.publicFolder, file));

beforeEach(() => {
  const texts: Record<string, string> = {
    "index.html": '<source srcset="/static/a1/plant.avif 480w"><script>["/page-data/sq/d/11.json"]</script>',
    "about.html": '<img src="/static/b2/logo.svg">',
    "page-data/sq/d/11.json": '{"src":"/static/c3/menu.png"}',
    "page-data/sq/d/22.json": '{"src":"/static/d4/of-old-query.png"}',
  };
  for (const file of new Set([...Object.keys(texts), ...ASKED, ...UNASKED])) {
    mkdirSync(path.dirname(path.join(folders.publicFolder, file)), { recursive: true });
    writeFileSync(path.join(folders.publicFolder, file), texts[file] ?? "");
  }
  setUnaskedAside(folders);
});

test("only what a page asks for, directly or through its queries, is published", () => {
  expect(ASKED.filter((file) => !published(file))).toEqual([]);
  expect(UNASKED.filter(published)).toEqual([]);
});

test.each([
  ["the next build", restoreRenderedHtml],
  ["the development server", putUnaskedBack],
])("%s finds everything where Gatsby left it", (_, putBack) => {
  putBack(folders);
  expect([...ASKED, ...UNASKED].filter((file) => !published(file))).toEqual([]);
});
