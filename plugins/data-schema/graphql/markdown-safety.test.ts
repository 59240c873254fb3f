import { renderMarkdown } from "./markdown";

/** Ways to inject code through a text: the payloads of OWASP's filter evasion list that fit into Markdown. */
const ATTACKS = [
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<iframe src=javascript:alert(1)></iframe>",
  "<a href=javascript:alert(1)>x</a>",
  "<style>*{display:none}</style>",
  "<!-- --><script>alert(1)</script>",
  "<![CDATA[<script>alert(1)</script>]]>",
  "text <b onmouseover=alert(1)>bold</b>",
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](  javascript:alert(1))",
  "[x](java\tscript:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](&#x6A;avascript&colon;alert(1))",
  "[x](vbscript:msgbox(1))",
  "[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)",
  "[x](file:///etc/passwd)",
  "![x](javascript:alert(1))",
  '![x](x.png "onerror=alert(1)")',
  '[x](/contact "\\" onmouseover=alert(1) \\"")',
  "<javascript:alert(1)>",
  "[x]: javascript:alert(1)\n\n[x]",
  '[x](/a"onmouseover="alert(1))',
  "`<script>alert(1)</script>`",
  "```\n<script>alert(1)</script>\n```",
  "    <script>alert(1)</script>",
  '```"><script>alert(1)</script>\nx\n```',
  "| a | b |\n|---|---|\n| <script>alert(1)</script> | [x](javascript:alert(1)) |",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "\u0000<script>alert(1)</script>",
];

const SAFE_ADDRESS = /^(https?:|mailto:|tel:|\/|#|[^:]*$)/i;
const RUNNING_ELEMENTS = "script, style, iframe, object, embed, svg, math, form, input, base, meta, link";

test.each(ATTACKS)("%j becomes safe HTML", (source) => {
  const page = new DOMParser().parseFromString(renderMarkdown(source), "text/html");
  expect([...page.querySelectorAll(RUNNING_ELEMENTS)]).toEqual([]);
  for (const element of page.body.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^style$/);
      if (name === "href" || name === "src") expect(value).toMatch(SAFE_ADDRESS);
    }
  }
});

test("< and & in a text are escaped", () => {
  expect(renderMarkdown("loads < 5 kW & more")).toBe("<p>loads &lt; 5 kW &amp; more</p>");
});
