/** @jest-environment node */
import { KINDS } from "../../site-data/kinds";
import { missingRedirects } from "./renamed-pages";

const CHANGES = [
  "R096\tdata/services/hvac-services.yaml\tdata/services/air-services.yaml",
  "D\tdata/blog/3.yaml",
  "D\tdata/legal/cookies.yaml",
  "D\tdata/images/plant.jpg",
  "D\tdata/launch.yaml",
  "",
].join("\n");

test("a renamed page redirects to its new address, a deleted page to its list", () => {
  expect(missingRedirects(CHANGES, [], [], KINDS)).toEqual([
    "  - from: /services/hvac-services",
    "    to: /services/air-services",
    "  - from: /blog/3",
    "    to: /blog",
    "  - from: /cookies",
    "    to: /",
  ]);
});

test("a page that is already redirected, or exists again, needs no redirect", () => {
  const redirects = [{ from: "/services/hvac-services", to: "/services" }];
  expect(missingRedirects(CHANGES, ["/blog/3", "/cookies"], redirects, KINDS)).toEqual([]);
});
