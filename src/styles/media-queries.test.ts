/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const SOURCE = path.resolve(__dirname, "..");
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((file) => /\.(css|tsx)$/.test(file));

test("media queries use range syntax, so that exactly one of two opposite queries matches (design D4.2)", () => {
  const withPrefix = files.filter((file) => /\((min|max)-(width|height):/.test(readFileSync(path.join(SOURCE, file), "utf8")));
  expect(files.length).toBeGreaterThan(0);
  expect(withPrefix).toEqual([]);
});

const styles = files.filter((file) => file.endsWith(".css"));
const readStyles = (file: string) => readFileSync(path.join(SOURCE, file), "utf8").replace(/\/\*.*?\*\//gs, "");

/** @returns the selectors of a style sheet, each with its enclosing at-rules: "@layer components", "@media print" */
function selectorsOf(css: string): { selector: string; within: readonly string[] }[] {
  const open: string[] = [];
  return [...css.matchAll(/([^{};]*)\{|\}/g)].flatMap(([, start]) => {
    if (start === undefined) open.pop();
    else open.push(start.trim());
    return start === undefined ? [] : [{ selector: start.trim(), within: open.slice(0, -1) }];
  });
}

test(":hover is only for pointers that hover, because it would persist after a tap", () => {
  const hovers = styles.flatMap((file) => selectorsOf(readStyles(file)).filter(({ selector }) => selector.includes(":hover")));
  expect(hovers.length).toBeGreaterThan(0);
  expect(hovers.filter(({ within }) => !within.includes("@media (hover: hover)"))).toEqual([]);
});

test("no style uses 100vw for the width of the page, because it includes the scroll bar", () => {
  expect(styles.filter((file) => readStyles(file).includes("100vw"))).toEqual([]);
});

test("a part's styles are in the layer of its folder, or follow a preference (design D2.10)", () => {
  const parts = styles.filter((file) => file.endsWith(".module.css"));
  const strangers = parts.filter((file) => {
    const layers = [...readStyles(file).matchAll(/@layer (\w+)/g)].map(([, layer]) => layer);
    const ownLayer = file.startsWith("components") ? "components" : "sections";
    return layers.length === 0 || layers.some((layer) => layer !== ownLayer && layer !== "preferences");
  });
  expect(strangers).toEqual([]);
});
