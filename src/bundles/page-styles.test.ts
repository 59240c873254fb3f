/** @jest-environment node */
import { readdirSync } from "node:fs";
import path from "node:path";
import { nameClassesShortly } from "./page-styles";

test("no two style files share a name: the names of their classes begin with it", () => {
  const names = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => path.basename(file));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("classes are named after file and class", () => {
  const modules = { namedExport: true, localIdentName: "[name]--[local]--[hash:hex:5]" };
  const rules = [
    { use: [{ loader: "/node_modules/babel-loader/lib/index.js", options: {} }] },
    {
      oneOf: [
        { use: [{ loader: "/node_modules/css-loader/dist/cjs.js", options: { modules } }] },
        { use: [{ loader: "/node_modules/css-loader/dist/cjs.js", options: { modules: false } }] },
      ],
    },
  ];
  nameClassesShortly(rules);
  expect(rules[1]?.oneOf?.map(({ use }) => use[0]?.options.modules)).toEqual([
    expect.objectContaining({ namedExport: true, localIdentName: "[1]-[local]" }),
    false,
  ]);
});

test("a configuration in which nothing can be changed stops the build", () => {
  expect(() => nameClassesShortly([])).toThrow("no longer has a rule for CSS Modules");
});
