/** @jest-environment node */

import { trailOf } from "../site/current-page";
import type { SiteData } from "../site/site-data";
import { exampleImage } from "../testing/example-image";
import { SITE_DATA } from "../testing/example-site";
import { postingOf, serviceOf, structuredData } from "./structured-data";

const PAGE = {
  path: "/services/fans",
  seo: { title: "Fans that measure | Rankine", description: "Fans and their curves." },
  sharePicture: { alt: "A fan", image: exampleImage("fan", 1200, 630) },
};
const ARTICLE = { title: "Fans", excerpt: "Of fans.", date: "2031-05-06" };
const TRAIL = trailOf({
  ancestors: [
    { path: "/", menuTitle: "Start" },
    { path: "/services", menuTitle: "Trades" },
  ],
  menuTitle: "Fans",
});

const jsonOf = (site: SiteData = SITE_DATA, page = PAGE) => structuredData(site, page, "WebPage", TRAIL, []);

/** The nodes by type. */
function nodesOf(json: string): Map<string, Record<string, unknown>> {
  const graph: { "@graph": Record<string, unknown>[] } = JSON.parse(json);
  return new Map(graph["@graph"].map((node) => [String(node["@type"]), node]));
}

test("describes the company, the site and the page, without dangling references", () => {
  const subjects = [serviceOf(SITE_DATA, PAGE), postingOf(SITE_DATA, PAGE, ARTICLE)];
  const nodes = nodesOf(structuredData(SITE_DATA, PAGE, "AboutPage", TRAIL, subjects));
  expect([...nodes.keys()]).toEqual(["LocalBusiness", "WebSite", "AboutPage", "BreadcrumbList", "Service", "BlogPosting"]);
  const known = [...nodes.values()].map((node) => node["@id"]);
  const references = [...JSON.stringify([...nodes.values()]).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
  expect(references.length).toBeGreaterThan(0);
  for (const reference of references) expect(known).toContain(reference);
});

test("the company has its address, its opening hours and its profiles", () => {
  expect(nodesOf(jsonOf()).get("LocalBusiness")).toMatchObject({
    telephone: "+912011112222",
    email: "orders@rankine.example",
    address: { streetAddress: "Plot 7, Steam Lane", addressLocality: "Pune", postalCode: "411001", addressCountry: "IN" },
    openingHoursSpecification: {
      dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "08:00",
      closes: "17:00",
    },
    sameAs: ["https://linkedin.example/rankine"],
  });
});

test("the company has its registration numbers and its contact for complaints once the data has them", () => {
  const unregistered = nodesOf(jsonOf()).get("LocalBusiness");
  for (const key of ["identifier", "vatID", "contactPoint"]) expect(unregistered).not.toHaveProperty(key);
  const registered = {
    cin: "U12345AB2001PTC123456",
    gstin: "99ABCDE1234F1Z5",
    complaints: { name: "R. Joule", email: "joule@rankine.example" },
  };
  const site = { ...SITE_DATA, company: { ...SITE_DATA.company, ...registered } };
  expect(nodesOf(jsonOf(site)).get("LocalBusiness")).toMatchObject({
    identifier: { "@type": "PropertyValue", propertyID: "CIN", value: registered.cin },
    vatID: registered.gstin,
    contactPoint: { "@type": "ContactPoint", contactType: "complaints", ...registered.complaints },
  });
});

test("a service has the name from its page's title", () => {
  expect(serviceOf(SITE_DATA, PAGE)).toMatchObject({
    name: "Fans that measure",
    url: "https://rankine.example/services/fans",
    provider: { "@id": "https://rankine.example/#organization" },
  });
});

test("an article has its dates, an author and its page's share picture", () => {
  expect(postingOf(SITE_DATA, PAGE, ARTICLE)).toMatchObject({
    datePublished: "2031-05-06",
    author: { "@id": "https://rankine.example/#organization" },
    image: "https://rankine.example/fan.jpg",
  });
});

test("breadcrumbs lead from home through the overview to the page, and home has none", () => {
  const breadcrumbsOf = (path: string) => nodesOf(jsonOf(SITE_DATA, { ...PAGE, path })).get("BreadcrumbList");
  expect(breadcrumbsOf(PAGE.path)?.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Start", item: "https://rankine.example/" },
    { "@type": "ListItem", position: 2, name: "Trades", item: "https://rankine.example/services" },
    { "@type": "ListItem", position: 3, name: "Fans", item: "https://rankine.example/services/fans" },
  ]);
  expect(breadcrumbsOf("/")).toBeUndefined();
});

test("text cannot close the script element", () => {
  const page = { ...PAGE, seo: { title: "</script><script>alert(1)</script>", description: "" } };
  const json = jsonOf(SITE_DATA, page);
  expect(json).not.toContain("<");
  expect(nodesOf(json).get("WebPage")?.name).toBe(page.seo.title);
});
