/** @jest-environment node */
import { BAKERY } from "../example/declarations";
import { missingRedirects } from "./renamed-pages";

const CHANGES = [
  "R096\tdata/cakes/nut-cake.yaml\tdata/cakes/almond-cake.yaml",
  "D\tdata/recipes/3.yaml",
  "D\tdata/legal/cookies.yaml",
  "D\tdata/images/plant.jpg",
  "D\tdata/launch.yaml",
  "",
].join("\n");

test("a renamed page redirects to its new address, a deleted page to its list", () => {
  expect(missingRedirects(CHANGES, [], [], BAKERY.kinds)).toEqual([
    "  - from: /cakes/nut-cake",
    "    to: /cakes/almond-cake",
    "  - from: /recipes/3",
    "    to: /recipes",
    "  - from: /cookies",
    "    to: /",
  ]);
});

test("a page that is already redirected, or exists again, needs no redirect", () => {
  const redirects = [{ from: "/cakes/nut-cake", to: "/cakes" }];
  expect(missingRedirects(CHANGES, ["/recipes/3", "/cookies"], redirects, BAKERY.kinds)).toEqual([]);
});
