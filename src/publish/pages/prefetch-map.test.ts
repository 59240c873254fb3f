import { writePrefetchMap } from "./prefetch-map";

test("Gatsby's loader finds the scripts and styles of every template that the page has not loaded itself", () => {
  const rendered = `<script id="gatsby-chunk-mapping">window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";</script><p>Text</p>`;
  const html = writePrefetchMap(
    rendered,
    { app: ["/app-1.js"], "component---src-pages-about-tsx": ["/commons-1.js", "/about-1.js", "/about.1.css"] },
    ["/commons-1.js"],
  );
  const script = new DOMParser().parseFromString(html, "text/html").querySelector("script");
  const page: { ___chunkMapping?: unknown } = {};
  new Function("window", script?.textContent ?? "")(page);
  expect(page.___chunkMapping).toEqual({ "component---src-pages-about-tsx": ["/about-1.js", "/about.1.css"] });
  expect(html).toContain("<p>Text</p>");
});
