/** How a site declares its data: kinds of file, groups of pages, and fields. README.md shows an example. */
export type { Declarations } from "./declare/declarations";
export {
  anchor,
  day,
  drawing,
  group,
  link,
  list,
  logo,
  markdown,
  type PixelSize,
  pattern,
  picture,
  reference,
  text,
} from "./declare/fields";
export { firstPictureIn } from "./declare/first-picture";
export { type ComputedField, defineKind, definePageGroup, type Kind } from "./declare/kind";
export { launchList } from "./declare/launch-list";
export { redirects } from "./declare/redirects";
