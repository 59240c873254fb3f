/** @jest-environment node */
import { createPages } from "./gatsby-node";

const page = (type: string, path: string) => ({ id: `id of ${path}`, slug: path.replace(/^.*\//, ""), path, internal: { type } });
const ARTICLES = ["/blog/1", "/blog/2", "/blog/3"];
const REDIRECT = { from: "/old.html", to: "/contact" };

/** Runs createPages. @returns the context of every page by address, and the redirects */
async function created(...pages: readonly ReturnType<typeof page>[]) {
  const contexts = new Map<string, object>();
  const redirects: object[] = [];
  const actions = {
    createRedirect: (redirect: object) => redirects.push(redirect),
    createPage: ({ path, context }: { path: string; context: object }) => contexts.set(path, context),
  };
  const articles = { nodes: ARTICLES.map((path) => page("BlogYaml", path)) };
  const graphql = async () => ({ data: { allAnyPage: { nodes: pages }, articles, redirectsYaml: { redirects: [REDIRECT] } } });
  await Reflect.apply(createPages ?? (() => undefined), undefined, [{ actions, graphql }]);
  return { contexts, redirects };
}

test("a node with a template gets a page with its id and slug, and the redirects of data/ are created", async () => {
  const { contexts, redirects } = await created(page("ServicesYaml", "/services/fans"), page("ContactPageYaml", "/contact"));
  expect(contexts).toEqual(new Map([["/services/fans", { id: "id of /services/fans", slug: "fans" }]]));
  expect(redirects).toContainEqual({ fromPath: REDIRECT.from, toPath: REDIRECT.to, isPermanent: true });
});

test("an article has its neighbours; the first and the last have only one", async () => {
  const { contexts } = await created(...ARTICLES.map((path) => page("BlogYaml", path)));
  expect(contexts.get("/blog/1")).toMatchObject({ newerId: null, olderId: "id of /blog/2" });
  expect(contexts.get("/blog/2")).toMatchObject({ newerId: "id of /blog/1", olderId: "id of /blog/3" });
  expect(contexts.get("/blog/3")).toMatchObject({ newerId: "id of /blog/2", olderId: null });
});
