/** @jest-environment node */
import { elementsNamed } from "../../testing/parsed-elements";
import { elementsOf } from "./html-elements";

/** What React, React Helmet and Gatsby write, and texts that look like elements and are none. */
const PAGE = `<!DOCTYPE html><html><head><meta charset="utf-8"/><meta name="description" content="&lt;script&gt; costs &quot;5&quot;" data-react-helmet="true"/>
<style data-href="/a.css">a{content:"<script>"}</style><link rel="preload" as="font" crossorigin href="/a.woff2"/>
<noscript><style>b{}</style></noscript><script type="application/ld+json">{"name":"a \\u003c b, <style>"}</script></head>
<body><p>if a &lt; b &lt;script&gt;</p><scripted-part></scripted-part><form action="mailto:a@b.example" noValidate=""><input required/></form>
<script
  id="gatsby-chunk-mapping"
>var a="<form>";</script><script src="/app.js" async=""></script></body></html>`;

const facts = ({ name, attributes, start }: { name: string; attributes: ReadonlyMap<string, string>; start: number }) => ({
  name,
  start,
  attributes: [...attributes.keys()],
});

test("finds what a parser finds, in the same places", () => {
  const parsed = elementsNamed(PAGE, "script", "style", "meta", "form");
  const found = elementsOf(PAGE);
  expect(found.map(facts)).toEqual(parsed.map(facts));
  const texts = (elements: readonly { name: string; text: string; end: number }[]) =>
    elements.filter(({ name }) => name === "script" || name === "style").map(({ text, end }) => [text, end]);
  expect(texts(found)).toEqual(texts(parsed));
});

test.each([
  ["<script src='/a.js'></script>", "is not written as React writes it"],
  ['<meta content="a > b">', "is not written as React writes it"],
  ["<script>alert(1)", "has no end"],
])("%s is refused", (html, reason) => {
  expect(() => elementsOf(html)).toThrow(reason);
});
