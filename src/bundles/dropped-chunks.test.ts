import { dropChunks } from "./dropped-chunks";

test("no chunk gathers the styles of all pages or is kept for React; all others are", () => {
  const cacheGroups = { framework: { name: "framework" }, styles: { name: "commons" }, commons: { name: "commons" } };
  dropChunks(cacheGroups);
  expect(cacheGroups).toEqual({ framework: false, styles: false, commons: { name: "commons" } });
});

test.each(["framework", "styles"])("a configuration without a chunk %s stops the build", (missing) => {
  const cacheGroups = { framework: {}, styles: {}, [missing]: undefined };
  expect(() => dropChunks(cacheGroups)).toThrow(`no longer has a chunk named ${missing}`);
});
