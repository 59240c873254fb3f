import type { EditedSite } from "../edited-site";
import { followMessages } from "../follow-messages";
import type { Subject } from "../operation";
import { savePhotograph } from "../pictures";

const pageOf = (folder: string, slug: string) => ({ slug, address: `/${folder}/${slug}` });
const fileOf = (folder: string, slug: string) => `${folder}/${slug}.yaml`;
const codeOf = (site: EditedSite, folder: string, slug: string): string => site.content(fileOf(folder, slug)).code;

/** @returns the code after the last one of a folder: M-11 after M-10 */
function nextCode(site: EditedSite, folder: string): string {
  const last = codeOf(site, folder, site.slugsByCode(folder).at(-1) ?? "");
  return last.replace(/\d+$/, (number) => String(Number(number) + 1).padStart(number.length, "0"));
}

/** EDITING.md, tasks 3, 5 and 7, for one of the two registers. */
const register = (folder: "services" | "solutions", added: { slug: string; title: string; menuTitle: string }): Subject => [
  {
    name: `${folder}: one more, by copying a file`,
    async edit(site) {
      const [like = ""] = site.slugsByCode(folder);
      await savePhotograph(site, `${added.slug}.jpg`, { width: 1920, height: 1080 });
      site.copy(fileOf(folder, like), fileOf(folder, added.slug), {
        code: nextCode(site, folder),
        title: added.title,
        menuTitle: added.menuTitle,
        "seo.title": `${added.title} | Kelvin`,
        "seo.description": `${added.title} from Kelvin, Hyderabad: designed, installed, tested and looked after.`,
        "picture.file": `../images/${added.slug}.jpg`,
        callouts: undefined,
      });
    },
  },
  {
    name: `${folder}: two change places in the menu`,
    edit(site) {
      const [, second = "", third = ""] = site.slugsByCode(folder);
      const [secondCode, thirdCode] = [codeOf(site, folder, second), codeOf(site, folder, third)];
      site.set(fileOf(folder, second), { code: thirdCode });
      site.set(fileOf(folder, third), { code: secondCode });
    },
  },
  {
    name: `${folder}: another heading and another name in the menu`,
    edit(site) {
      const [, , third = ""] = site.slugsByCode(folder);
      site.set(fileOf(folder, third), { title: `Renamed: ${added.title}`, menuTitle: "Renamed in the menu" });
    },
  },
  {
    name: `${folder}: another address, and every link to it`,
    edit(site) {
      const [, , , fourth = ""] = site.slugsByCode(folder);
      const slug = `${fourth}-2026`;
      site.rename(fileOf(folder, fourth), fileOf(folder, slug));
      followMessages(site, pageOf(folder, fourth), pageOf(folder, slug));
    },
  },
  {
    name: `${folder}: the first is deleted, with every mention of it`,
    edit(site) {
      const [first = ""] = site.slugsByCode(folder);
      site.remove(fileOf(folder, first));
      followMessages(site, pageOf(folder, first));
    },
  },
];

export const services = register("services", { slug: "lift-services", title: "Lifts and escalators", menuTitle: "Lifts" });
export const solutions = register("solutions", { slug: "port-solutions", title: "Ports and harbours", menuTitle: "Ports" });
