import type { Subject } from "../operation";
import { saveMark, savePhotograph } from "../pictures";

/** EDITING.md, tasks 6 and 8: entries of the lists that many pages show. */
export const lists: Subject = [
  {
    name: "clients: a mark added on one line, as EDITING.md shows it, and the second removed",
    async edit(site) {
      await saveMark(site, "acme");
      const entry = `{ "name": "Acme Pharma of Hyderabad and Visakhapatnam", "type": "Formulations, active ingredients and everything between them", "logo": { "file": "./images/clients/acme.png", "alt": "Acme Pharma" } }`;
      site.write("clients.json", site.text("clients.json").replace(/("items":\s*\[)/, `$1\n    ${entry},`));
      site.set("clients.json", { "items.2": undefined });
    },
  },
  {
    name: "testimonials: one added, the first removed",
    edit(site) {
      const { items } = site.content("testimonials.json");
      const text = "The plant has not stopped since, and nobody has had to climb the ladder twice.";
      site.set("testimonials.json", { [`items.${items.length}`]: { id: 101, name: "Plant head, Visakhapatnam", text } });
      site.set("testimonials.json", { "items.0": undefined });
    },
  },
  {
    name: "reviews: one added, the last of before removed",
    edit(site) {
      const { items } = site.content("reviews.json");
      const quote = "They came back after the monsoon without being asked, and measured it all again.";
      site.set("reviews.json", { [`items.${items.length}`]: { id: 201, name: "Works manager", title: "Dyes, Patancheru", quote } });
      site.set("reviews.json", { [`items.${items.length - 1}`]: undefined });
    },
  },
  {
    name: "team: a person added, another gone",
    async edit(site) {
      await savePhotograph(site, "new-engineer.jpg", { width: 900, height: 960 });
      site.editYaml("team.yaml", (document) => {
        document.deleteIn(["items", 1]);
        document.addIn(
          ["items"],
          document.createNode({
            name: "Head of lifts",
            role: "Traffic studies and rescue plans",
            photo: { file: "./images/new-engineer.jpg", alt: "Our head of lifts" },
            kelvin: 8200,
          }),
        );
      });
    },
  },
  {
    name: "timeline: two entries added, one removed",
    edit(site) {
      const added = [
        { day: "2026-03-01", title: "Kelvin Lifts", description: "A company for what moves people." },
        { day: "2026-11-21", title: "A new office", description: "In Cherlapally, beside the workshop." },
      ];
      const entries = added.map(
        ({ day, title, description }) => `  - date: "${day}"\n    title: ${title}\n    description: ${description}\n`,
      );
      site.write("timeline.yaml", site.text("timeline.yaml") + entries.join(""));
      site.set("timeline.yaml", { "items.1": undefined });
    },
  },
  {
    name: "strengths: one added, one removed",
    edit: (site) =>
      site.editYaml("strengths.yaml", (document) => {
        document.deleteIn(["items", 3]);
        document.addIn(
          ["items"],
          document.createNode({ title: "Written answers", text: "Every question is answered in writing, with a date." }),
        );
        document.addIn(["items"], document.createNode({ title: "Spare parts", text: "The parts that fail first are on our shelf." }));
      }),
  },
  {
    name: "about: a box, a commitment and a promise more",
    edit: (site) =>
      site.editYaml("pages/about.yaml", (document) => {
        document.addIn(
          ["intro", "boxes"],
          document.createNode({ icon: "maintain", title: "Look after", text: "We come back each season." }),
        );
        document.addIn(["quality", "commitments"], "Say what went wrong before anybody asks.");
        document.addIn(["committed", "items"], "One telephone number for every trade.");
      }),
  },
];
