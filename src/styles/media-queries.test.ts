/** @jest-environment node */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const SOURCE = path.resolve(__dirname, "..");
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(css|tsx)$/.test(file))
  .map((file) => file.replaceAll(path.sep, "/"));

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

test("a part's styles are in the layer of its folder, or follow a preference", () => {
  const parts = styles.filter((file) => file.endsWith(".module.css"));
  const strangers = parts.filter((file) => {
    const layers = [...readStyles(file).matchAll(/@layer (\w+)/g)].map(([, layer]) => layer);
    const ownLayer = file.startsWith("components") ? "components" : "sections";
    return layers.length === 0 || layers.some((layer) => layer !== ownLayer && layer !== "preferences");
  });
  expect(strangers).toEqual([]);
});

/** Properties of what has its place on a picture or on the drawn map, which are not mirrored. */
const NOT_MIRRORED = [
  "components/markers.module.css: left",
  "sections/contact/map-drawing.module.css: left",
  "sections/home/hero-slideshow.module.css: inset",
  "sections/solution/solution-cover.module.css: inset",
];

/** @returns the parts of a value. Spaces inside functions such as calc() separate none */
function partsOf(value: string): string[] {
  const innermost = /\(([^()]*)\)/g;
  const flat = value.replace(innermost, (_, inner: string) => `[${inner.replace(/\s/g, "")}]`);
  return flat === value ? value.trim().split(/\s+/) : partsOf(flat);
}

/** Whether a property differs between left and right. */
function isPhysical(name: string, value: string): boolean {
  if (/(^|-)(left|right)(-|$)|Left|Right/.test(name) || /^(left|right)$/.test(value.trim())) return true;
  const [, right, , left] = partsOf(value);
  return /^(inset|margin|padding|border-(width|style|color)|scroll-(margin|padding))$/.test(name) && left !== undefined && left !== right;
}

/** @returns the name and value of each property that a style sheet or a component's style attributes set */
function propertiesOf(file: string): [name: string, value: string][] {
  const source = readStyles(file);
  const attributes = [...source.matchAll(/style=\{\{(.*?)\}\}/gs)].map(([style]) => style).join();
  const found = file.endsWith(".css") ? source.matchAll(/([\w-]+):\s*([^;{}]+)/g) : attributes.matchAll(/(\w+): *"?([^",]+)/g);
  return [...found].map(([, name = "", value = ""]) => [name, value]);
}

test("no style names the left or right side, so that a page from right to left is mirrored (design D9.7)", () => {
  const physical = files.flatMap((file) =>
    propertiesOf(file).flatMap(([name, value]) => (isPhysical(name, value) ? `${file}: ${name}` : [])),
  );
  expect([...new Set(physical)].sort()).toEqual(NOT_MIRRORED);
});
