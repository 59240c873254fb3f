/** @jest-environment node */
import { EXAMPLE_SITE } from "../../testing/example-site";
import { siteContent } from "../site-content";
import { structuredData } from "./structured-data";

const content = siteContent(EXAMPLE_SITE);
const SITE_URL = "https://kelvin.example";

/** The graph as a search engine reads it: JSON, nodes by type. */
function nodesOf(path: string): Map<string, Record<string, unknown>> {
  const page = content.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`there is no page ${path}`);
  const graph: { "@graph": Record<string, unknown>[] } = JSON.parse(JSON.stringify(structuredData(SITE_URL, content, page)));
  return new Map(graph["@graph"].map((node) => [String(node["@type"]), node]));
}

const everyPath = content.pages.map(({ path }) => path);

test.each(everyPath)("%s names the company, the site and itself, and refers only to nodes that exist somewhere", (path) => {
  const nodes = nodesOf(path);
  expect([...nodes.keys()]).toEqual(expect.arrayContaining(["ProfessionalService", "WebSite", "WebPage"]));
  const known = new Set(everyPath.flatMap((other) => [...nodesOf(other).values()].map((node) => node["@id"])));
  const references = [...JSON.stringify([...nodes.values()]).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) expect(known).toContain(reference);
});

test("a service lists its offerings and answers its questions", () => {
  const nodes = nodesOf("/services/example-service");
  expect(nodes.get("Service")).toMatchObject({
    name: "HVAC",
    url: "https://kelvin.example/services/example-service",
    provider: { "@id": "https://kelvin.example/#organization" },
  });
  expect(JSON.stringify(nodes.get("Service"))).toContain("Central plant");
  expect(JSON.stringify(nodes.get("FAQPage"))).toContain("How long does it take?");
});

test("an article is dated, signed and has its card as picture", () => {
  expect(nodesOf("/blog/example").get("BlogPosting")).toMatchObject({
    datePublished: "2023-11-13",
    author: { "@id": "https://kelvin.example/#organization" },
    image: "https://kelvin.example/cards/blog-example.jpg",
  });
  expect(nodesOf("/blog/example").get("FAQPage")?.mainEntity).toHaveLength(3);
});

test("the trail leads from home through the overview to the page", () => {
  expect(nodesOf("/solutions/example-solution").get("BreadcrumbList")?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Start", item: "https://kelvin.example/" },
    { "@type": "ListItem", position: 2, name: "Sectors", item: "https://kelvin.example/solutions" },
    { "@type": "ListItem", position: 3, name: "Depots", item: "https://kelvin.example/solutions/example-solution" },
  ]);
  expect(nodesOf("/").has("BreadcrumbList")).toBe(false);
});
