/** @jest-environment node */
import { drawingProblem } from "./drawing-problem";

const svg = (content: string, attributes = "") =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg"${attributes} viewBox="0 0 4 3">\n${content}\n</svg>\n`;

const XLINK = ' xmlns:xlink="http://www.w3.org/1999/xlink"';
const REMEDY = '; export it from the drawing program as "plain SVG"';

test.each([
  ["shapes", '<g fill="none" stroke="#10203a"><path d="M0 0h4"/><polygon points="0,0 1,1 2,0" transform="scale(2)"/></g>'],
  ["a title and a description", "<title>A plum &amp; its pumps</title><desc>Two of three run.</desc>"],
  ["a gradient", '<defs><linearGradient id="a"><stop offset="1" stop-color="red"/></linearGradient></defs><rect fill="url(#a)"/>'],
  ["a style", '<rect style="fill:url(#a);stroke-width:2"/>'],
  ["a reused part", '<use href="#a"/>'],
  ["a comment", "<!-- drawn by hand -->"],
])("a drawing may contain %s", (_, content) => {
  expect(drawingProblem(svg(content))).toBeUndefined();
});

test("a drawing may reuse a part with xlink:href", () => {
  expect(drawingProblem(svg('<use xlink:href="#a"/>', XLINK))).toBeUndefined();
});

test.each([
  ["<script>alert(1)</script>", "holds <script>, which is not a shape, text or paint"],
  ['<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>', "holds <s:script>, which is not a shape, text or paint"],
  ['<b xmlns="http://www.w3.org/1999/xhtml">bold</b>', "holds <b>, which is not a shape, text or paint"],
  ["<foreignObject/>", "holds <foreignObject>, which is not a shape, text or paint"],
  ['<image href="#a"/>', "holds <image>, which is not a shape, text or paint"],
  ["<style>@import 'a.css'</style>", "holds <style>, which is not a shape, text or paint"],
  ['<set attributeName="href" to="javascript:alert(1)"/>', "holds <set>, which is not a shape, text or paint"],
  ['<a href="#a"/>', "holds <a>, which is not a shape, text or paint"],
  ['<g onclick="alert(1)"/>', "holds the attribute onclick"],
  ['<g ONCLICK="alert(1)"/>', "holds the attribute ONCLICK"],
  ['<use href="java&#115;cript:alert(1)"/>', 'holds the link "javascript:alert(1)", which leads out of the drawing'],
  ['<use href="other.svg#a"/>', 'holds the link "other.svg#a", which leads out of the drawing'],
  ['<rect fill="url(https://example.com/a)"/>', 'holds fill="url(https://example.com/a)", which could load another file'],
  ['<rect style="fill:u\\72l(//example.com)"/>', 'holds style="fill:u\\\\72l(//example.com)", which could load another file'],
  ["<rect fill='src(\"//example.com\")'/>", 'holds fill="src(\\"//example.com\\")", which could load another file'],
  ["<?xml-model href='a.css'?>", "holds an instruction to programs (<?xml-model …?>)"],
  ["<g>", "is not well-formed XML"],
  ["<g>&evil;</g>", "is not well-formed XML"],
])("a drawing may not contain %s", (content, problem) => {
  expect(drawingProblem(svg(`<g/>\n${content}`))).toMatch(/^line [45]: /);
  expect(drawingProblem(svg(`<g/>\n${content}`))).toContain(problem + REMEDY);
});

test("a drawing may not have a document type", () => {
  const hidden = svg("<g>&run;</g>").replace("<svg", '<!DOCTYPE svg [<!ENTITY run "<script>alert(1)</script>">]>\n<svg');
  expect(drawingProblem(hidden)).toBe(`line 2: holds a document type (<!DOCTYPE …>), which can hide other content${REMEDY}`);
});

test("files that are not SVG are refused", () => {
  expect(drawingProblem("<html><body>404</body></html>")).toBe(`line 1: holds <html>, which is not a shape, text or paint${REMEDY}`);
  expect(drawingProblem("")).toMatch(/is not well-formed XML/);
});
