import type { EditedSite } from "../edited-site";
import type { Subject } from "../operation";
import { type Place, savePhotograph } from "../pictures";

interface Callout extends Place {
  readonly label: string;
}

const MOVED: readonly Callout[] = [
  { label: "The upper left", x: 12, y: 15 },
  { label: "The middle", x: 50, y: 50 },
  { label: "The lower right", x: 88, y: 82 },
];
const EIGHT: readonly Callout[] = Array.from({ length: 8 }, (_, index) => ({
  label: `Place ${index + 1}`,
  x: 8 + 12 * index,
  y: 20 + 8 * index,
}));

interface Change {
  readonly folder: string;
  /** Which of the folder's pages, in the order of codes. */
  readonly position: number;
  readonly picture: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly focus?: string;
  readonly callouts?: readonly Callout[];
}

/** EDITING.md, task 5: the picture, the side that phones keep, and the places it points at. */
async function replacePicture(site: EditedSite, { folder, position, picture, size, focus, callouts = [] }: Change): Promise<void> {
  const slug = site.slugsByCode(folder)[position] ?? "";
  await savePhotograph(site, picture, size, callouts);
  site.set(`${folder}/${slug}.yaml`, {
    "picture.file": `../images/${picture}`,
    "picture.alt": `What ${picture} shows`,
    "picture.focus": focus,
    ...(folder === "blog" ? {} : { callouts: callouts.length > 0 ? callouts : undefined }),
  });
}

const change = (name: string, details: Change) => ({
  name: `pictures: ${name}`,
  edit: (site: EditedSite) => replacePicture(site, details),
});

export const pictureChanges: Subject = [
  change("a service's of 4:3, with callouts", {
    folder: "services",
    position: 0,
    picture: "four-to-three.jpg",
    size: { width: 2000, height: 1500 },
    callouts: MOVED,
  }),
  change("a service's, kept on the left, callouts moved", {
    folder: "services",
    position: 1,
    picture: "kept-left.jpg",
    size: { width: 1920, height: 1080 },
    focus: "left",
    callouts: MOVED,
  }),
  change("a service's as a PNG, without callouts", {
    folder: "services",
    position: 2,
    picture: "drawn.png",
    size: { width: 1920, height: 1080 },
  }),
  change("a service's as a WebP, with eight callouts", {
    folder: "services",
    position: 3,
    picture: "small.webp",
    size: { width: 2560, height: 1440 },
    focus: "right",
    callouts: EIGHT,
  }),
  change("a solution's of 4:3, kept at the top, with callouts", {
    folder: "solutions",
    position: 0,
    picture: "cover-four-to-three.jpg",
    size: { width: 2400, height: 1800 },
    focus: "top",
    callouts: MOVED,
  }),
  change("a solution's, kept on the left, callouts moved", {
    folder: "solutions",
    position: 1,
    picture: "cover-left.png",
    size: { width: 1920, height: 1080 },
    focus: "left",
    callouts: MOVED,
  }),
  change("an article's of 4:3", { folder: "blog", position: 0, picture: "note-four-to-three.webp", size: { width: 1600, height: 1200 } }),
];
