import { expect, test } from "./engine-test";
import { clickOn, eventually, hydrate, recordedFaults } from "./page-actions";

for (const width of [390, 1440])
  test(`a link in view is fetched ahead, leads to the top of its page, and back restores the place, at ${width} px`, async ({
    tab,
    site,
  }) => {
    await tab.resize(width, 844);
    await tab.open(`${site.address}/services`);
    // the last card: far below the first screen, and scrolled to before the script has come
    const href = await tab.run(() => {
      const link = [...document.querySelectorAll<HTMLAnchorElement>("main a[href^='/services/']")].at(-1);
      link?.scrollIntoView({ block: "center", behavior: "instant" });
      return link?.getAttribute("href") ?? "";
    });
    await hydrate(tab);
    await eventually(async () => [...site.requested], "the page's data is fetched ahead").toContain(`/page-data${href}/page-data.json`);

    const place = () => tab.run(() => Math.round(scrollY));
    const heading = () => tab.run(() => document.querySelector("h1")?.textContent);
    const listHeading = await heading();
    const leftAt = await place();
    expect(leftAt).toBeGreaterThan(0);
    await clickOn(tab, `main a[href="${href}"]`);
    await eventually(() => tab.run(() => location.pathname)).toBe(href);
    await eventually(heading).not.toBe(listHeading);
    await eventually(place).toBe(0);
    expect(await tab.run(() => document.activeElement?.id)).toBe("gatsby-focus-wrapper");

    await tab.run(async () => {
      scrollTo({ top: 700, behavior: "instant" });
      // seen by a visitor, and so remembered
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    await tab.run(() => history.back());
    await eventually(heading).toBe(listHeading);
    const hundredsOff = async () => Math.round(((await place()) - leftAt) / 100) || 0;
    await eventually(hundredsOff, "back restores the place").toBe(0);
    await tab.run(() => history.forward());
    await eventually(heading).not.toBe(listHeading);
    await eventually(place, "forward restores the place").toBe(700);
    expect(await recordedFaults(tab)).toEqual([]);
  });
