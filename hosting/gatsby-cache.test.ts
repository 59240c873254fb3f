/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { openGatsbyCache } from "./gatsby-cache";

const project = process.cwd();
let folder: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kelvin-cache-"));
  process.chdir(folder);
  write("plugins/site-data/fields/markdown.ts", "one");
  write("plugins/site-data/fields/markdown.test.ts", "one");
  write("static/fonts/text.woff2", "one");
  write("gatsby-node.ts", "one");
  write("node_modules/.package-lock.json", "one");
  write("data/company.yaml", "one");
  write(".cache/redux/state", "kept");
  write("public/index.html", "kept");
  openGatsbyCache("build", {}).keep();
  write(".cache/redux/state", "kept");
  write("public/index.html", "kept");
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

const isKept = () => existsSync(".cache/redux/state") && existsSync("public/index.html");

test("what Gatsby kept stays while only texts and tests change", () => {
  write("data/company.yaml", "two");
  write("plugins/site-data/fields/markdown.test.ts", "two");
  expect(openGatsbyCache("build", { PATH: "other" }).forgotten).toBeUndefined();
  expect(isKept()).toBe(true);
});

test.each([
  ["plugins/site-data/fields/markdown.ts", "code has changed"],
  ["static/fonts/text.woff2", "code has changed"],
  ["gatsby-node.ts", "code has changed"],
  [".env.production", "code has changed"],
  ["node_modules/.package-lock.json", "packages have changed"],
])("a change of %s starts from nothing", (file, reason) => {
  write(file, "two");
  expect(openGatsbyCache("build", {}).forgotten).toBe(reason);
  expect(isKept()).toBe(false);
});

test.each(["SITE_URL", "GATSBY_EMAILJS_PUBLIC_KEY", "CONTEXT"])("another %s starts from nothing", (name) => {
  expect(openGatsbyCache("build", { [name]: "two" }).forgotten).toBe("the environment has changed");
});

test("another version of Node.js starts from nothing", () => {
  const { version } = process;
  Object.defineProperty(process, "version", { value: "v0.0.0" });
  expect(openGatsbyCache("build", {}).forgotten).toBe("the version of Node.js has changed");
  Object.defineProperty(process, "version", { value: version });
});

test("a project that was moved or copied starts from nothing", () => {
  const moved = `${folder}-moved`;
  renameSync(folder, moved);
  process.chdir(moved);
  expect(openGatsbyCache("build", {}).forgotten).toBe("the project has moved");
  expect(isKept()).toBe(false);
  renameSync(moved, folder);
});

test("so do the build after one that did not end, and a build after developing", () => {
  openGatsbyCache("build", {}); // and never keep()
  write("public/index.html", "half");
  expect(openGatsbyCache("build", {}).forgotten).toMatch(/interrupted/);
  openGatsbyCache("develop", {}).keep();
  write("public/index.html", "developed");
  expect(openGatsbyCache("build", {}).forgotten).toMatch(/another command/);
});

test("the last valid texts and the encoded pictures outlive a change of code", () => {
  write(".cache/checked-data/company.yaml", "valid");
  write(".pictures/plant.avif", "encoded");
  write("gatsby-node.ts", "two");
  openGatsbyCache("build", {});
  expect(existsSync(".cache/checked-data/company.yaml")).toBe(true);
  expect(existsSync(".pictures/plant.avif")).toBe(true);
});
