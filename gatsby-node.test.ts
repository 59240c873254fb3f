/** @jest-environment node */
import { createPages } from "./gatsby-node";

const page = (type: string, path: string) => ({ id: `id of ${path}`, slug: path.replace(/^.*\//, ""), path, internal: { type } });

test("creates a page with id and slug for each node with a template, and the redirects of data/", async () => {
  const actions = { createPage: jest.fn(), createRedirect: jest.fn() };
  const nodes = [page("ServicesYaml", "/services/fans"), page("ContactPageYaml", "/contact")];
  const redirectsYaml = { redirects: [{ from: "/old.html", to: "/contact" }] };
  const graphql = async () => ({ data: { allAnyPage: { nodes }, articles: { nodes: [] }, redirectsYaml } });
  await Reflect.apply(createPages ?? (() => undefined), undefined, [{ actions, graphql }]);
  expect(actions.createPage).toHaveBeenCalledTimes(1);
  const context = { id: "id of /services/fans", slug: "fans" };
  expect(actions.createPage).toHaveBeenCalledWith(expect.objectContaining({ path: "/services/fans", context }));
  expect(actions.createRedirect).toHaveBeenCalledWith({ fromPath: "/old.html", toPath: "/contact", isPermanent: true });
});
