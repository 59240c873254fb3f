import { HtmlValidate } from "html-validate";
import { renderMarkdown } from "./markdown";

test("each table is in a scrollable group with its own label, and its header cells have a scope", () => {
  const html = renderMarkdown('| A |\n|---|\n| 1 |\n\nand\n\n| Quantity | "Target" |\n|---|---|\n| Air changes | 20 |');
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual(["Table: A", "Table: Quantity, &quot;Target&quot;"]);
  expect(html).toMatch(/^<div class="prose-table" role="group" tabindex="0" aria-label="Table: A">\n<table>/);
  expect(html).toContain('<th scope="col">Quantity</th>');
  expect(html).toMatch(/<\/table>\n<\/div>$/);
});

test("two tables with the same headings are valid in one page", () => {
  const validator = new HtmlValidate({ extends: ["html-validate:standard", "html-validate:a11y"] });
  const table = "| A |\n|---|\n| 1 |\n";
  const { results } = validator.validateStringSync(`<main>${renderMarkdown(`${table}\nand\n\n${table}`)}</main>`);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId))).toEqual([]);
});

test("lists have the classes of base.css", () => {
  expect(renderMarkdown("- one")).toBe('<ul role="list" class="ticks">\n<li>one</li>\n</ul>');
  expect(renderMarkdown("3. three")).toBe('<ol start="3" class="steps">\n<li>three</li>\n</ol>');
});

test("only external links have rel=noopener", () => {
  expect(renderMarkdown("[IS 3043](https://example.org/is)")).toBe('<p><a href="https://example.org/is" rel="noopener">IS 3043</a></p>');
  expect(renderMarkdown("[Cakes](/cakes/plum)")).toBe('<p><a href="/cakes/plum">Cakes</a></p>');
});

test("a line break is kept, as in an address", () => {
  expect(renderMarkdown("Plot 12\\\nHyderabad\nIndia")).toBe("<p>Plot 12<br>\nHyderabad<br>\nIndia</p>");
});

test("HTML and script links are shown as text", () => {
  expect(renderMarkdown("<script>alert(1)</script>")).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
  expect(renderMarkdown("[x](javascript:alert(1))")).not.toContain("<a");
});

test("a line that looks like a link definition is shown", () => {
  expect(renderMarkdown("Ask us.\n\n[Note]: by telephone")).toContain("[Note]: by telephone");
});

test("every heading in a text is one level below its section's", () => {
  expect(renderMarkdown("# Daily\n\nWeekly\n---")).toBe("<h3>Daily</h3>\n<h3>Weekly</h3>");
  expect(renderMarkdown("> Look.\n\n---")).toBe('<blockquote class="quote">\n<p>Look.</p>\n</blockquote>\n<hr class="prose-line">');
});

test("bullets without text are left out, and underline no paragraph", () => {
  expect(renderMarkdown("- one\n- \n- two\n\n1.")).toBe('<ul role="list" class="ticks">\n<li>one</li>\n<li>two</li>\n</ul>');
  expect(renderMarkdown("Intro\n- ")).toBe("<p>Intro</p>");
  expect(renderMarkdown("-\n  one")).toBe('<ul role="list" class="ticks">\n<li>one</li>\n</ul>');
});
