/** @jest-environment node */
import { onPostBootstrap, onPreInit } from "./gatsby-node";
import { isFolder } from "./kind";
import { KINDS } from "./kinds";

/** @returns the errors that stop the build if only these addresses have components in src/pages */
async function problemsWith(addresses: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  const reporter = { panicOnBuild: (problem: string) => problems.push(problem) };
  const getNodesByType = () => addresses.map((path) => ({ path }));
  await Reflect.apply(onPostBootstrap ?? (() => undefined), undefined, [{ reporter, getNodesByType }]);
  return problems;
}

test("a Node older than package.json allows stops the build", async () => {
  const { versions } = process;
  Object.defineProperty(process, "versions", { value: { ...versions, node: "18.20.8" } });
  const panic = (message: string) => {
    throw new Error(message);
  };
  const start = async () => Reflect.apply(onPreInit ?? (() => undefined), undefined, [{ reporter: { panic } }, {}]);
  await expect(start()).rejects.toThrow("Node 18.20.8 is too old");
  Object.defineProperty(process, "versions", { value: versions });
});

test("a fixed page without a component stops the build", async () => {
  const fixed = KINDS.flatMap((kind) => (kind.page && !isFolder(kind) ? [kind.page] : []));
  expect(await problemsWith(fixed)).toEqual([]);
  expect(await problemsWith(fixed.filter((page) => page !== "/about"))).toEqual([
    "data/pages/about.yaml has the address /about, but no component makes a page there.",
  ]);
});
