import { NOT_FOUND } from "../routes";
import { PAGES } from "../site-words";
import { expect, test } from "./engine-test";
import { faultsInView } from "./faults-in-view";
import { openHydrated, recordedFaults } from "./page-actions";

const PHONE_PX = 390;
const DESK_PX = 1440;
const HEIGHT_PX = 900;

const KINDS = [...new Set(PAGES.map(({ kind }) => kind.typeName))];

for (const typeName of KINDS) {
  const [first, ...others] = PAGES.filter(({ kind }) => kind.typeName === typeName).map(({ path }) =>
    path === "/404" ? NOT_FOUND.path : path,
  );
  for (const width of [PHONE_PX, DESK_PX])
    test(`${first}: everything is there, whole and on top, at ${width} px`, async ({ tab, site }) => {
      await tab.resize(width, HEIGHT_PX);
      await openHydrated(tab, site.address + first);
      expect.soft(await tab.run(faultsInView)).toEqual([]);
      expect(await recordedFaults(tab)).toEqual([]);
    });
  if (others.length > 0)
    test(`every other page of its kind (${typeName}) loads without a message in the console`, async ({ tab, site }) => {
      await tab.resize(PHONE_PX, HEIGHT_PX);
      for (const path of others) {
        await openHydrated(tab, site.address + path);
        expect.soft(await recordedFaults(tab), path).toEqual([]);
      }
    });
}
