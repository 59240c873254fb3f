import type { CheckedFile } from "../check/checked-file";
import type { DataFolder } from "../check/data-folder";
import { launchList } from "../kinds/launch-list";

/** What is published of a draft, so that the checks tell it from a page that does not exist. */
const DRAFT = "draft: true\n";

/**
 * @returns what /admin publishes for its checks, which anyone can read: no launch list, of drafts only that they exist,
 * and no pictures that only drafts show
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
