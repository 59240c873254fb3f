/** @jest-environment node */
import { readdirSync } from "node:fs";
import { DECLARATIONS } from "../../site-data/declarations";
import { CMS_FOLDER } from "../cms/cms-page";
import type { Kind } from "./kind";
import { ownerOfAddress as ownerIn } from "./reserved-names";

const ownerOfAddress = (kind: Kind, slug: string) => ownerIn(kind, slug, DECLARATIONS);

function kindOf(files: string): Kind {
  const kind = DECLARATIONS.kinds.find((candidate) => candidate.files === files);
  if (!kind) throw new Error(`There are no files ${files}`);
  return kind;
}

const LEGAL = kindOf("legal/*.yaml");
const SERVICES = kindOf("services/*.yaml");

test("the addresses of fixed pages are reserved", () => {
  const fixed = DECLARATIONS.kinds.filter(({ files, page }) => page && !files.includes("*"));
  expect(fixed.length).toBeGreaterThan(0);
  for (const { files, page } of fixed) {
    const slug = page?.slice(1) ?? "";
    expect(ownerOfAddress(LEGAL, slug)).toBe(`data/${files}`);
  }
});

test("the names of published folders are reserved", () => {
  const folders = readdirSync("static", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const name of [...folders.map((folder) => folder.name), CMS_FOLDER, "static", "page-data"]) {
    expect(ownerOfAddress(LEGAL, name)).toMatch(/^(the|Gatsby) /);
    expect(ownerOfAddress(SERVICES, name)).toBeUndefined();
  }
});

test("index and 404 are reserved in every folder", () => {
  for (const kind of [LEGAL, SERVICES]) {
    expect(ownerOfAddress(kind, "index")).toBe("a folder's own page, such as /");
    expect(ownerOfAddress(kind, "404")).toBeDefined();
  }
});

test("the address of the article list's further pages is reserved", () => {
  expect(ownerOfAddress(kindOf("blog/*.yaml"), "page")).toBe("the further pages of the article list");
  expect(ownerOfAddress(SERVICES, "page")).toBeUndefined();
});

test("all other names are free", () => {
  expect(ownerOfAddress(LEGAL, "terms")).toBeUndefined();
  expect(ownerOfAddress(SERVICES, "admin")).toBeUndefined();
  expect(ownerOfAddress(kindOf("pages/contact.yaml"), "contact")).toBeUndefined();
});
