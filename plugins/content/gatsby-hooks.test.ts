/** @jest-environment node */
import { BAKERY } from "./example/declarations";
import { missingPages } from "./gatsby-hooks";

test("a file with an address needs a component that makes its page", () => {
  const files: Readonly<Record<string, string>> = { 1: "cakes/plum-cake.yaml", 2: "pages/contact.yaml", 3: "company.yaml" };
  const nodes: Readonly<Record<string, object[]>> = {
    CakesYaml: [{ parent: "1" }],
    ContactPageYaml: [{ parent: "2" }],
    CompanyYaml: [{ parent: "3" }],
    SitePage: [{ path: "/cakes/plum-cake" }],
  };
  const getNode = (id: string) => ({ relativePath: files[id] });
  const getNodesByType = (type: string) => nodes[type] ?? [];
  expect(Reflect.apply(missingPages, undefined, [BAKERY, { getNode, getNodesByType }])).toEqual([
    "data/pages/contact.yaml has the address /contact, but no component makes a page there.",
  ]);
});
