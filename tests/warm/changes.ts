import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { EditedSite } from "../year/edited-site";

/** Changes the project in one way. Applied to two copies that are the same, they stay the same. */
export interface Change {
  /** Its name in the log. */
  readonly name: string;
  /** Published files that cannot stay as they were. */
  readonly shows: readonly string[];
  readonly make: (project: string) => void | Promise<void>;
}

/** Both are other than the picture's own, whatever that is. */
const FOCUSES = ["left", "right"];
const OTHER_COLOUR = "#7a2f10";
const LOW_KELVIN = 2700;
const HIGH_KELVIN = 4000;
const ADDED_ARTICLE = "another-article";
/** A package whose work every page with a long text shows. */
const PACKAGE = "markdown-it";
const OTHER_VERSION = "99.0.0";
const OTHER_EXPORTS = `module.exports = class extends MarkdownIt {
  render(...words) {
    return super.render(...words) + "<p>rendered by another version</p>";
  }
};`;

const site = (project: string) => new EditedSite(project);

/** Replaces the first of some words of a file. */
function replaceIn(project: string, file: string, written: string, edited: string): void {
  const text = readFileSync(path.join(project, file), "utf8");
  if (!text.includes(written)) throw new Error(`${file} has no ${written} to change`);
  // removed first, because a package's file is the same file as the project's
  rmSync(path.join(project, file));
  writeFileSync(
    path.join(project, file),
    text.replace(written, () => edited),
  );
}

/** @param project where the first entries of data/ are looked up; nothing is changed */
export function changesOf(project: string) {
  const here = site(project);
  const [service = ""] = here.slugsByCode("services");
  const [solution = "", ...furtherSolutions] = here.slugsByCode("solutions");
  const naming = furtherSolutions.at(-1) ?? "";
  const [named = ""] = here.content(`solutions/${naming}.yaml`).related;
  const { kelvin } = here.content(`services/${named}.yaml`);
  const articles = here.slugsByCode("blog");
  const [article = ""] = articles;
  const articleTexts = new Map(articles.map((slug) => [slug, here.text(`blog/${slug}.yaml`)]));
  const { menuTitle: formerMenuTitle } = here.content(`services/${service}.yaml`);
  const picture = path.join("data/services", here.content(`services/${service}.yaml`).picture.file);

  const change = (name: string, shows: readonly string[], make: Change["make"]): Change => ({ name, shows, make });

  return {
    text: change("a text of an article", [`blog/${article}.html`], (copy) =>
      site(copy).set(`blog/${article}.yaml`, { intro: "Another introduction, which no other page shows." }),
    ),
    picture: change("the bytes of a service's picture", [`services/${service}.html`], async (copy) => {
      const file = path.join(copy, picture);
      const { width, height, format } = await sharp(file).metadata();
      const other = sharp({ create: { width, height, channels: 3, background: OTHER_COLOUR } });
      writeFileSync(file, await other.toFormat(format).toBuffer());
    }),
    focus: change("the focus of a solution's picture", [`solutions/${solution}.html`], (copy) => {
      const file = `solutions/${solution}.yaml`;
      const { focus } = site(copy).content(file).picture;
      site(copy).set(file, { "picture.focus": FOCUSES.find((other) => other !== focus) });
    }),
    namedKelvin: change("the kelvins of a service that a solution names", [`services/${named}.html`, `solutions/${naming}.html`], (copy) =>
      site(copy).set(`services/${named}.yaml`, { kelvin: kelvin === LOW_KELVIN ? HIGH_KELVIN : LOW_KELVIN }),
    ),
    menuTitle: change("a menu title, which every page shows", ["index.html", "contact.html", "404.html"], (copy) =>
      site(copy).set(`services/${service}.yaml`, { menuTitle: "Another title" }),
    ),
    formerMenuTitle: change("the former menu title", ["index.html", "contact.html", "404.html"], (copy) =>
      site(copy).set(`services/${service}.yaml`, { menuTitle: formerMenuTitle }),
    ),
    noArticles: change("every article deleted, and with them a template's last page", ["blog.html", `blog/${article}.html`], (copy) => {
      for (const slug of articles) site(copy).remove(`blog/${slug}.yaml`);
    }),
    articlesUnderAnotherName: change(
      "articles added, the first under another name",
      ["blog.html", `blog/${ADDED_ARTICLE}.html`],
      (copy) => {
        for (const [slug, yaml] of articleTexts) site(copy).write(`blog/${slug === article ? ADDED_ARTICLE : slug}.yaml`, yaml);
      },
    ),
    articleRenamed: change("an article renamed", ["blog.html", `blog/${article}.html`, `blog/${ADDED_ARTICLE}.html`], (copy) =>
      site(copy).rename(`blog/${ADDED_ARTICLE}.yaml`, `blog/${article}.yaml`),
    ),
    style: change("a style", ["index.html"], (copy) =>
      replaceIn(copy, "src/styles/base.css", "\n  body {\n", "\n  body {\n    accent-color: #7a2f10;\n"),
    ),
    component: change("a component", ["index.html", `services/${service}.html`], (copy) =>
      replaceIn(copy, "src/layout/footer.tsx", "<footer ", '<footer data-changed="yes" '),
    ),
    buildCode: change("code that only the build uses", [`blog/${article}.html`], (copy) =>
      replaceIn(copy, "plugins/site-data/fields/markdown.ts", ".render(source)", '.render(source + " changed")'),
    ),
    package: change("a package's version", [`blog/${article}.html`], (copy) => {
      const { main, version } = JSON.parse(readFileSync(path.join(copy, "node_modules", PACKAGE, "package.json"), "utf8"));
      const installed = (number: string) => `"node_modules/${PACKAGE}": {\n      "version": "${number}"`;
      replaceIn(copy, "node_modules/.package-lock.json", installed(version), installed(OTHER_VERSION));
      replaceIn(copy, `node_modules/${PACKAGE}/package.json`, version, OTHER_VERSION);
      replaceIn(copy, `node_modules/${PACKAGE}/${main}`, "module.exports = MarkdownIt;", OTHER_EXPORTS);
    }),
  };
}
