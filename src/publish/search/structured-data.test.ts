/** @jest-environment node */
import { readDataFiles } from "../../checks/reading/data-files";
import { siteContent } from "../site-content";
import { structuredData } from "./structured-data";

const content = siteContent(readDataFiles());
const context = { siteUrl: "https://kelvin.example", renderMarkdown: (text: string) => `<p>${text}</p>` };

/** The graph as a search engine reads it: JSON, nodes by type. */
function nodesOf(path: string): Map<string, Record<string, unknown>> {
  const page = content.pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`there is no page ${path}`);
  const graph: { "@graph": Record<string, unknown>[] } = JSON.parse(JSON.stringify(structuredData(context, content, page)));
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
  const nodes = nodesOf("/services/hvac-services");
  expect(nodes.get("Service")).toMatchObject({
    name: "HVAC",
    url: "https://kelvin.example/services/hvac-services",
    provider: { "@id": "https://kelvin.example/#organization" },
  });
  expect(JSON.stringify(nodes.get("Service"))).toContain("Radiant cooling");
  expect(JSON.stringify(nodes.get("FAQPage"))).toContain("Is VRF or chilled water better for my building?");
});

test("an article is dated, signed and has its card as picture", () => {
  expect(nodesOf("/blog/3").get("BlogPosting")).toMatchObject({
    datePublished: "2023-11-13",
    author: { "@id": "https://kelvin.example/#organization" },
    image: "https://kelvin.example/cards/blog-3.jpg",
  });
  expect(nodesOf("/blog/3").get("FAQPage")?.mainEntity).toHaveLength(3);
});

test("the trail leads from home through the overview to the page", () => {
  expect(nodesOf("/solutions/banks-solutions").get("BreadcrumbList")?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://kelvin.example/" },
    { "@type": "ListItem", position: 2, name: "Solutions", item: "https://kelvin.example/solutions" },
    { "@type": "ListItem", position: 3, name: "Banks", item: "https://kelvin.example/solutions/banks-solutions" },
  ]);
  expect(nodesOf("/").has("BreadcrumbList")).toBe(false);
});
