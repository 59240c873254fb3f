import { homedir } from "node:os";
import path from "node:path";
import { MAILBOX_ORIGIN } from "../../hosting/settings";
import { DATA_FOLDER } from "../../plugins/content/check/data-folder";
import { CMS_DATA_ADDRESS } from "../../plugins/content/cms/cms-page";
import { dataFiles } from "../../plugins/content/data";
import { launchList } from "../../plugins/content/kinds/launch-list";
import { FILES, readPublished } from "../built-pages";

const TEXTS = FILES.filter((file) => /\.(html|js|css|json|txt|xml|svg|webmanifest)$|^_/.test(file));
const filesWith = (wanted: string | RegExp, files: readonly string[] = TEXTS) =>
  files.filter((file) => (typeof wanted === "string" ? readPublished(file).includes(wanted) : wanted.test(readPublished(file))));

test("no source map is published or referenced", () => {
  expect(FILES.filter((file) => file.endsWith(".map"))).toEqual([]);
  // The scripts of /admin come unchanged from a package.
  expect(filesWith(/[#@] sourceMappingURL=/).filter((file) => /\.(js|css)$/.test(file) && !file.startsWith("admin/"))).toEqual([]);
});

/** Some build users have "/" as their home folder, and every address contains it. */
const LEAST_PATH_CHARACTERS = 6;

test("no file names the machine that built the site", () => {
  const places = [path.resolve("."), homedir()].filter(({ length }) => length >= LEAST_PATH_CHARACTERS);
  expect(places.map((place) => [place, filesWith(place)])).toEqual(places.map((place) => [place, []]));
});

/** Shorter values are switches such as "true", which any text may contain. */
const LEAST_SECRET_CHARACTERS = 16;

test("no file has a secret of the environment", () => {
  const secrets = Object.entries(process.env).filter(
    ([name, value = ""]) => /token|secret|password|private/i.test(name) && value.length >= LEAST_SECRET_CHARACTERS,
  );
  expect(secrets.flatMap(([name, value = ""]) => filesWith(value).map((file) => `${file} has ${name}`))).toEqual([]);
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
  // A text on a page or a redirect may name any port, so only scripts and headers count.
  const scripts = TEXTS.filter((file) => /\.js$|^_headers$/.test(file));
  expect(filesWith(local, scripts).length > 0).toBe(!isForPublishing);
  // Without scripts, the form itself sends to its address.
  const forms = FILES.filter((file) => file.endsWith(".html")).flatMap((file) => readPublished(file).match(/<form [^>]*>/g) ?? []);
  expect(forms.filter((form) => form.match(local)).length > 0).toBe(!isForPublishing);
});
