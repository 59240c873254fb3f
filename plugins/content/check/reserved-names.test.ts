/** @jest-environment node */
import { CMS_FOLDER } from "../cms/cms-page";
import { BAKERY } from "../example/declarations";
import type { Kind } from "../kind";
import { ownerOfAddress as ownerIn } from "./reserved-names";

const ownerOfAddress = (kind: Kind, slug: string) => ownerIn(kind, slug, BAKERY);

function kindOf(files: string): Kind {
  const kind = BAKERY.kinds.find((candidate) => candidate.files === files);
  if (!kind) throw new Error(`There are no files ${files}`);
  return kind;
}

const LEGAL = kindOf("legal/*.yaml");
const CAKE = kindOf("cakes/*.yaml");

test("the addresses of fixed pages are reserved", () => {
  const fixed = BAKERY.kinds.filter(({ files, page }) => page && !files.includes("*"));
  expect(fixed.length).toBeGreaterThan(0);
  for (const { files, page } of fixed) {
    const slug = page?.slice(1) ?? "";
    expect(ownerOfAddress(LEGAL, slug)).toBe(`data/${files}`);
  }
});

test("the addresses of the CMS, of Gatsby and of the site are reserved", () => {
  for (const name of [CMS_FOLDER, "static", "page-data", "ovens"]) {
    expect(ownerOfAddress(LEGAL, name)).toMatch(/^(the|Gatsby) /);
    expect(ownerOfAddress(CAKE, name)).toBeUndefined();
  }
  expect(ownerOfAddress(kindOf("recipes/*.yaml"), "page")).toBe("the further pages of the recipe list");
});

test("index and 404 are reserved in every folder", () => {
  for (const kind of [LEGAL, CAKE]) {
    expect(ownerOfAddress(kind, "index")).toBe("a folder's own page, such as /");
    expect(ownerOfAddress(kind, "404")).toBeDefined();
  }
});

test("all other names are free", () => {
  expect(ownerOfAddress(LEGAL, "terms")).toBeUndefined();
  expect(ownerOfAddress(CAKE, "admin")).toBeUndefined();
  expect(ownerOfAddress(kindOf("pages/contact.yaml"), "contact")).toBeUndefined();
});
