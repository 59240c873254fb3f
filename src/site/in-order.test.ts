import { inOrder } from "./in-order";

const [pumps, fans, vents] = ["/pumps", "/fans", "/vents"].map((path) => ({ path }));

test("pages have the order of the list; a draft in it is skipped, and what is not listed comes last", () => {
  const pages = [pumps, fans, vents].flatMap((page) => page ?? []);
  expect(inOrder(pages, [{ path: "/vents" }, null, { path: "/fans" }])).toEqual([vents, fans, pumps]);
  expect(inOrder(pages, [])).toEqual(pages);
});
