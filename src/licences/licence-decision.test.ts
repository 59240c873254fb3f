import { mayBeSent } from "./licence-decision";

test.each(["MIT", "OFL-1.1", "BSD-2-Clause", "(MIT OR GPL-3.0-or-later)", "GPL-2.0-only OR MIT"])(
  "%s may be sent to visitors",
  (licence) => {
    expect(mayBeSent(licence)).toBe(true);
  },
);

test.each(["GPL-3.0", "AGPL-3.0-only", "LGPL-2.1-or-later", "GPL-2.0-only OR LGPL-3.0-only", "GPL-2.0-only AND (MIT OR BSD-3-Clause)"])(
  "%s would bind the site's own code",
  (licence) => {
    expect(mayBeSent(licence)).toBe(false);
  },
);

test.each([undefined, null, "", "UNLICENSED"])("code without a licence (%s) may not be passed on", (licence) => {
  expect(mayBeSent(licence)).toBe(false);
});
