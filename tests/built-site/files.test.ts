import { homedir, hostname } from "node:os";
import path from "node:path";
import { MAILBOX_ORIGIN } from "../../hosting/local-settings";
import { FILES, readPublished } from "./built-pages";

const TEXTS = FILES.filter((file) => /\.(html|js|css|json|txt|xml|svg|webmanifest)$|^_/.test(file));
const filesWith = (wanted: string | RegExp) =>
  TEXTS.filter((file) => (typeof wanted === "string" ? readPublished(file).includes(wanted) : wanted.test(readPublished(file))));

test("source maps are not published, nor mentioned", () => {
  expect(FILES.filter((file) => file.endsWith(".map"))).toEqual([]);
  // the scripts of /admin are their package's own
  expect(filesWith(/[#@] sourceMappingURL=/).filter((file) => !file.startsWith("admin/"))).toEqual([]);
});

test("nothing names the machine that built the site", () => {
  for (const place of [path.resolve("."), homedir(), `@${hostname()}`, "file:///"]) {
    // some build users have "/" as their home, and it is in every address
    if (place.length > 5) expect([place, filesWith(place)]).toEqual([place, []]);
  }
});

/** A build for publishing has a CONTEXT; `npm test` builds a site whose form writes to the mailbox. */
const isForPublishing = Boolean(process.env.CONTEXT);

test(`the form ${isForPublishing ? "leads nowhere near" : "writes to"} the mailbox of a developer's machine`, () => {
  // the CMS names a port of its makers' own machines, which it never contacts
  const local = isForPublishing ? /127\.0\.0\.1:\d|localhost:(?!5174)\d|:9025|local-(public-key|service|template)\b/ : MAILBOX_ORIGIN;
  expect(filesWith(local).length > 0).toBe(!isForPublishing);
});
