import { homedir, hostname } from "node:os";
import path from "node:path";
import { MAILBOX_ORIGIN } from "../../hosting/settings";
import { DATA_FOLDER } from "../../plugins/content/check/data-folder";
import { CMS_DATA_ADDRESS } from "../../plugins/content/cms/cms-page";
import { dataFiles } from "../../plugins/content/data";
import { launchList } from "../../plugins/content/kinds/launch-list";
import { FILES, PAGES, readPublished, valuesOf } from "../built-pages";

const TEXTS = FILES.filter((file) => /\.(html|js|css|json|txt|xml|svg|webmanifest)$|^_/.test(file));
const filesWith = (wanted: string | RegExp) =>
  TEXTS.filter((file) => (typeof wanted === "string" ? readPublished(file).includes(wanted) : wanted.test(readPublished(file))));

test("no source map is published or referenced", () => {
  expect(FILES.filter((file) => file.endsWith(".map"))).toEqual([]);
  // The scripts of /admin come unchanged from a package.
  expect(filesWith(/[#@] sourceMappingURL=/).filter((file) => !file.startsWith("admin/"))).toEqual([]);
});

test("no file names the machine that built the site", () => {
  for (const place of [path.resolve("."), homedir(), `@${hostname()}`, "file:///"]) {
    // Some build users have "/" as their home folder, and every address contains it.
    if (place.length > 5) expect([place, filesWith(place)]).toEqual([place, []]);
  }
});

test("/admin's checks get every file of data/ except the launch list, and of a draft only that it is one", () => {
  const expected = dataFiles().flatMap(({ name, written, isDraft }) =>
    name === launchList.files ? [] : [[name, isDraft ? "draft: true\n" : written]],
  );
  const { texts } = DATA_FOLDER.parse(JSON.parse(readPublished(CMS_DATA_ADDRESS.slice(1))));
  expect(texts).toEqual(Object.fromEntries(expected));
});

/** A build for publishing has a CONTEXT. The form of any other build sends to the local mailbox. */
const isForPublishing = Boolean(process.env.CONTEXT);

test(`the form ${isForPublishing ? "does not send" : "sends"} to the local mailbox`, () => {
  // The CMS mentions port 5174 but never contacts it.
  const local = isForPublishing ? /127\.0\.0\.1:\d|localhost:(?!5174)\d|:9025|local-(public-key|service|template)\b/ : MAILBOX_ORIGIN;
  // A text on a page may name any port. Without scripts, the form itself sends to its address.
  const settings = filesWith(local).filter((file) => /\.js$|^_/.test(file));
  const targets = PAGES.flatMap(({ document }) => valuesOf(document, "form", "action")).filter((address) => address.match(local));
  expect([settings.length > 0, targets.length > 0]).toEqual([!isForPublishing, !isForPublishing]);
});
