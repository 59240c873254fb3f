import { rmSync } from "node:fs";
import path from "node:path";
import type { EditedSite } from "../edited-site";
import type { Subject } from "../operation";
import { saveMark, savePhotograph } from "../pictures";

interface Sample {
  readonly sample?: boolean;
}

/** Files whose records are stand-ins until the client's own come. */
const samplesIn = (site: EditedSite, file: string): number[] =>
  (site.content(file).items as readonly Sample[]).flatMap(({ sample }, index) => (sample ? [index] : []));

/** EDITING.md, tasks 6, 8 and 9: no stand-in is left. */
export const samples: Subject = [
  {
    name: "every sample client gives way to a client",
    async edit(site) {
      const clients = samplesIn(site, "clients.json");
      for (const index of clients) await saveMark(site, `client-${index + 1}`);
      const items = clients.map((index) => {
        const name = `Deccan Works ${index + 1}`;
        return { name, type: "Tablets and capsules", logo: { file: `./images/clients/client-${index + 1}.png`, alt: name } };
      });
      site.set("clients.json", { items });
    },
  },
  {
    name: "every sample review gives way to a review",
    edit(site) {
      for (const index of samplesIn(site, "reviews.json"))
        site.set("reviews.json", {
          [`items.${index}.name`]: `Reviewer ${index + 1}`,
          [`items.${index}.quote`]: `The readings of ${2020 + index} are still on the wall, and they still hold.`,
          [`items.${index}.sample`]: undefined,
        });
    },
  },
  {
    name: "every sample testimonial gives way to a testimonial",
    edit(site) {
      for (const index of samplesIn(site, "testimonials.json"))
        site.set("testimonials.json", {
          [`items.${index}.name`]: `Client ${index + 1}, Hyderabad`,
          [`items.${index}.text`]: `They measured it ${index + 1} times and wrote it down each time.`,
          [`items.${index}.sample`]: undefined,
        });
    },
  },
  {
    name: "every sample person gives way to a person with a photograph",
    async edit(site) {
      for (const index of samplesIn(site, "team.yaml")) {
        await savePhotograph(site, `person-${index + 1}.jpg`, { width: 900, height: 960 });
        site.set("team.yaml", {
          [`items.${index}.name`]: `Engineer ${index + 1}`,
          [`items.${index}.photo.file`]: `./images/person-${index + 1}.jpg`,
          [`items.${index}.photo.alt`]: `Engineer ${index + 1} on site`,
          [`items.${index}.sample`]: undefined,
        });
      }
    },
  },
  {
    name: "the certificate and the ratings are the client's own",
    async edit(site) {
      await savePhotograph(site, "certificate.png", { width: 1120, height: 1520 });
      await savePhotograph(site, "ratings-2026.png", { width: 1280, height: 800 });
      site.set("pages/about.yaml", {
        "certificate.picture.file": "../images/certificate.png",
        "certificate.sample": undefined,
        "ratings.picture.file": "../images/ratings-2026.png",
        "ratings.sample": undefined,
      });
    },
  },
  {
    name: "the launch list is done: its file is deleted",
    edit: (site) => rmSync(path.join(site.folder, "data/launch.yaml")),
  },
];
