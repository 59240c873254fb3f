import { dropFrameworkChunk } from "./preact-for-visitors";

test("no chunk is kept for React, and all others are", () => {
  const cacheGroups = { framework: { name: "framework" }, commons: { name: "commons" } };
  dropFrameworkChunk({ optimization: { splitChunks: { cacheGroups } } });
  expect(cacheGroups).toEqual({ framework: false, commons: { name: "commons" } });
});

test("a configuration without it stops the build", () => {
  expect(() => dropFrameworkChunk({ optimization: { splitChunks: { cacheGroups: {} } } })).toThrow("no longer has a chunk named framework");
});
