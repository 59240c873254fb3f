import { inOrder } from "./in-order";

const [pumps, fans, vents] = ["/pumps", "/fans", "/vents"].map((path) => ({ path }));

test("sorts pages by the list, skips drafts in it, and puts unlisted pages last", () => {
  const pages = [pumps, fans, vents].flatMap((page) => page ?? []);
  expect(inOrder(pages, [{ path: "/vents" }, null, { path: "/fans" }])).toEqual([vents, fans, pumps]);
  expect(inOrder(pages, [])).toEqual(pages);
});
