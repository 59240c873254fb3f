/** @jest-environment node */
import { withoutNodeIds } from "./node-ids";

test("ids of nodes are not published; what pages show of what they are given is", () => {
  const page = (pageContext: object) =>
    JSON.stringify({ componentChunkName: "article", path: "/blog/example", result: { data: { page: { id: "text" } }, pageContext } });
  const built = page({ id: "0b1c", code: "B-01", menuTitle: "Example", previousId: null, nextId: "2d3e", articleIds: ["4f5a"] });
  expect(withoutNodeIds(built)).toBe(page({ code: "B-01", menuTitle: "Example" }));
});
