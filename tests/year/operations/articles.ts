import { followMessages } from "../follow-messages";
import type { Subject } from "../operation";
import { savePhotograph } from "../pictures";

const ARTICLES_IN_A_YEAR = 40;
const fileOf = (slug: string) => `blog/${slug}.yaml`;
const codeOf = (number: number) => `B-${String(number).padStart(2, "0")}`;
/** The first Mondays are not of interest: a day in each month is. */
const dayOf = (number: number) =>
  `${2024 + Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, "0")}-${String((number % 28) + 1).padStart(2, "0")}`;

/** EDITING.md, task 4. */
export const articles: Subject = [
  {
    name: `articles: so many that there are ${ARTICLES_IN_A_YEAR}`,
    async edit(site) {
      const slugs = site.slugsByCode("blog");
      const like = slugs.at(-1) ?? "";
      await savePhotograph(site, "notes.jpg", { width: 1600, height: 900 });
      for (let number = slugs.length + 1; number <= ARTICLES_IN_A_YEAR; number++) {
        site.copy(fileOf(like), fileOf(String(number)), {
          code: codeOf(number),
          title: `Note ${number}: what the meter said`,
          menuTitle: `Note ${number}`,
          date: dayOf(number),
          excerpt: `Reading ${number} of a long year, and what it changed in the plant room.`,
          "picture.file": "../images/notes.jpg",
          "seo.title": `Note ${number} from the site office | Kelvin`,
          "seo.description": `Reading ${number} of a long year, what it changed in the plant room, and what to check next.`,
        });
      }
    },
  },
  {
    name: "articles: one without related pages",
    edit(site) {
      const [first = ""] = site.slugsByCode("blog");
      site.set(fileOf(first), { related: [] });
    },
  },
  {
    name: "articles: two change places",
    edit(site) {
      const [, second = "", third = ""] = site.slugsByCode("blog");
      const [secondCode, thirdCode] = [second, third].map((slug) => site.content(fileOf(slug)).code);
      site.set(fileOf(second), { code: thirdCode });
      site.set(fileOf(third), { code: secondCode });
    },
  },
  {
    name: "articles: one with words for an address, and another title",
    edit(site) {
      const [, , , fourth = ""] = site.slugsByCode("blog");
      site.rename(fileOf(fourth), fileOf("what-the-meter-said"));
      site.set(fileOf("what-the-meter-said"), { title: "What the meter said, and when", menuTitle: "The meter" });
      followMessages(
        site,
        { slug: fourth, address: `/blog/${fourth}` },
        { slug: "what-the-meter-said", address: "/blog/what-the-meter-said" },
      );
    },
  },
  {
    name: "articles: the first is deleted",
    edit(site) {
      const [first = ""] = site.slugsByCode("blog");
      site.remove(fileOf(first));
      followMessages(site, { slug: first, address: `/blog/${first}` });
    },
  },
];
