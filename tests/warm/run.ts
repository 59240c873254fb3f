import { type Change, changesOf } from "./changes";
import { CopiedProject } from "./copied-project";
import { WarmAndClean } from "./warm-and-clean";

/** How often a build is killed before one may end, twice. */
const KILLS_IN_A_ROW = 5;

const SETTINGS = { SITE_URL: "https://one.example", GATSBY_EMAILJS_PUBLIC_KEY: "one" };
const OTHER_SETTINGS = { SITE_URL: "https://two.example", GATSBY_EMAILJS_PUBLIC_KEY: "two" };
const ALL_PAGES_SHOW_SETTINGS = ["index.html", "robots.txt", "sitemap-0.xml"];

const newSeed = () => Math.floor(Math.random() * 1e9);

/**
 * `npm run test:warm`: a copy of the project is changed and built again and again and never cleaned. After every change it must publish,
 * byte for byte, what a clean build of another copy publishes from a deeper folder. Then builds are killed.
 *
 * Every change of code, package or setting lets the build start from nothing: hosting/gatsby-cache.test.ts tries these one by one, and
 * what cannot be tried here, another version of Node.js and a build after `npm run develop`. Here they come together, to save builds.
 *
 * KILL_SEED repeats the moments of an earlier run.
 */
async function main(): Promise<boolean> {
  const startedMs = Date.now();
  const projects = { warm: await CopiedProject.make("warm"), clean: await CopiedProject.make("clean", "a/deeper/folder/project") };
  const changes = changesOf(projects.warm.folder);
  const seed = Number(process.env.KILL_SEED ?? newSeed());
  const site = new WarmAndClean(projects, SETTINGS, seed);
  const edit = (...made: readonly Change[]) => site.change(made);

  const original = await site.buildWarm();
  await edit(changes.noArticles);
  await site.expectWarm(await site.buildClean());
  await edit(changes.articlesUnderAnotherName);
  await site.expectWarm(await site.buildClean());
  await edit(changes.articleRenamed);
  await site.expectWarm(original);

  // each on a page of its own, so that none is right because of another
  await edit(changes.text, changes.picture, changes.focus, changes.namedKelvin);
  const edited = await site.buildClean();
  await site.expectWarm(edited);
  await edit(changes.menuTitle);
  const retitled = await site.buildClean();
  await site.expectWarm(retitled);

  console.log(`\nBuilds are killed at moments from KILL_SEED=${seed}`);
  await edit(changes.formerMenuTitle);
  await site.expectAfterKills(KILLS_IN_A_ROW, edited);
  await edit(changes.menuTitle);
  await site.expectAfterKills(KILLS_IN_A_ROW, retitled);

  console.log("");
  await edit(changes.style, changes.component, changes.buildCode);
  await site.expectWarm(await site.buildClean());
  site.set(OTHER_SETTINGS, ALL_PAGES_SHOW_SETTINGS);
  await edit(changes.package);
  await site.expectWarm(await site.buildClean());

  const passed = site.checks.end();
  console.log(`${Math.round((Date.now() - startedMs) / 60_000)} minutes`);
  if (passed) for (const project of Object.values(projects)) project.remove();
  else console.log(`What was published: ${projects.warm.published} (warm), ${projects.clean.published} (clean)`);
  return passed;
}

main().then(
  (passed) => {
    process.exitCode = passed ? 0 : 1;
  },
  (error: Error) => {
    console.error(error);
    process.exitCode = 1;
  },
);
