import type { CheckedFile } from "../check/checked-file";
import type { DataFolder } from "../check/data-folder";
import { launchList } from "../kinds/launch-list";

/** The published content of a draft. It tells the checks that the page exists. */
const DRAFT = "draft: true\n";

/**
 * Returns the data that /admin publishes for its checks. Anyone can read it, so it omits the launch list, the contents of
 * drafts, and pictures that only drafts show.
 */
export function publishedFolder(files: readonly CheckedFile[], pictures: DataFolder["pictures"]): DataFolder {
  const published = files
    .filter(({ name }) => name !== launchList.files)
    .map(({ name, written, isDraft }) => [name, isDraft ? DRAFT : written] as const);
  const isShown = (picture: string) => published.some(([, text]) => text.includes(picture));
  return {
    texts: Object.fromEntries(published),
    pictures: Object.fromEntries(Object.entries(pictures).filter(([address]) => isShown(address))),
  };
}
