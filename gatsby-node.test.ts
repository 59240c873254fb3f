/** @jest-environment node */
import { createPages } from "./gatsby-node";
import { ARTICLES_PER_PAGE } from "./src/site/article-pages";

const sheet = (type: string, path: string, code: string) => ({
  id: `id of ${path}`,
  path,
  code,
  internal: { type },
});
/** In descending order, because the order of nodes is not the order of codes. */
const articles = (count: number) =>
  Array.from({ length: count }, (_, index) => sheet("BlogYaml", `/blog/${count - index}`, `B-${count - index}`));

interface CreatedPage {
  readonly path: string;
  readonly context: Record<string, unknown>;
}

/** Runs createPages. @returns the context of every page by address */
async function contextsOf(...sheets: readonly ReturnType<typeof sheet>[]): Promise<Map<string, Record<string, unknown>>> {
  const contexts = new Map<string, Record<string, unknown>>();
  const actions = { createRedirect: () => {}, createPage: ({ path, context }: CreatedPage) => void contexts.set(path, { ...context }) };
  const graphql = async () => ({ data: { allSheet: { nodes: sheets }, redirectsYaml: null } });
  await Reflect.apply(createPages ?? (() => undefined), undefined, [{ actions, graphql }]);
  return contexts;
}

test("a node with a template gets a page with its id", async () => {
  const contexts = await contextsOf(sheet("ServicesYaml", "/services/fans", "M-01"), sheet("ContactPageYaml", "/contact", "G-02"));
  expect(contexts.get("/services/fans")).toEqual({ id: "id of /services/fans", articleIds: [] });
  expect(contexts.has("/contact")).toBe(false);
});

test("a service has the articles that name it: as related, or by a link in their text", async () => {
  const naming = (path: string, related: string[], body: string) => ({
    ...sheet("BlogYaml", path, `B-0${path.at(-1)}`),
    related: related.map((address) => ({ path: address })),
    sections: [{ body: "<p>Air.</p>" }, { body }],
  });
  const contexts = await contextsOf(
    sheet("ServicesYaml", "/services/fans", "M-01"),
    naming("/blog/3", ["/services/fans"], ""),
    naming("/blog/2", ["/services/fans-and-ducts"], '<a href="/services/fans-and-ducts">ducts</a>'),
    naming("/blog/1", [], '<p>See <a href="/services/fans">fans</a>.</p>'),
  );
  expect(contexts.get("/services/fans")).toMatchObject({ articleIds: ["id of /blog/1", "id of /blog/3"] });
});

test("an article has its neighbours by code; the first and the last have only one", async () => {
  const contexts = await contextsOf(...articles(11));
  expect(contexts.get("/blog/1")).toMatchObject({ previousId: null, nextId: "id of /blog/2" });
  expect(contexts.get("/blog/10")).toMatchObject({ previousId: "id of /blog/9", nextId: "id of /blog/11" });
  expect(contexts.get("/blog/11")).toMatchObject({ previousId: "id of /blog/10", nextId: null });
});

test("pages stay while the data cannot be listed", async () => {
  const createPage = jest.fn();
  const reporter = { panicOnBuild: jest.fn() };
  const run = (result: object) =>
    Reflect.apply(createPages ?? (() => undefined), undefined, [
      { actions: { createRedirect: () => {}, createPage }, graphql: async () => result, reporter },
    ]);
  await run({ data: { allSheet: { nodes: [sheet("ServicesYaml", "/services/fans", "M-01")] }, redirectsYaml: null } });
  createPage.mockClear();
  await run({ errors: [new Error("there is no RegisterEntry fans")] });
  expect(reporter.panicOnBuild).toHaveBeenCalledWith("The pages of data/ could not be listed: there is no RegisterEntry fans");
  expect(createPage).toHaveBeenCalledWith(expect.objectContaining({ path: "/services/fans" }));
});

test("a list that fits on one page has all articles", async () => {
  const contexts = await contextsOf(...articles(2));
  expect(contexts.get("/blog")).toEqual({
    number: 1,
    pageCount: 1,
    articleIds: ["id of /blog/1", "id of /blog/2"],
  });
  expect([...contexts.keys()].filter((path) => path.startsWith("/blog/page"))).toEqual([]);
});

test("a longer list has further pages", async () => {
  const contexts = await contextsOf(...articles(2 * ARTICLES_PER_PAGE + 1));
  expect([...contexts.keys()].filter((path) => path.startsWith("/blog/page"))).toEqual(["/blog/page/2", "/blog/page/3"]);
  expect(contexts.get("/blog/page/3")).toMatchObject({
    number: 3,
    pageCount: 3,
    articleIds: [`id of /blog/${2 * ARTICLES_PER_PAGE + 1}`],
  });
});
