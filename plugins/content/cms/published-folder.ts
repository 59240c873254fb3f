import type { DataFolder } from "../check/data-folder";
import { parseFile } from "../check/parse";
import { isDraft } from "../kind";
import { launchList } from "../kinds/launch-list";

/** What is published of a draft, so that the checks tell it from a page that does not exist. */
const DRAFT = "draft: true\n";

/**
 * @returns what /admin publishes for its checks, which anyone can read: no launch list, of drafts only that they exist,
 * and no pictures that only drafts show
 */
export function publishedFolder({ texts, pictures }: DataFolder): DataFolder {
  const published = Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    name === launchList.files ? [] : [[name, isDraft(parseFile(name, text).value) ? DRAFT : text]],
  );
  const isShown = (picture: string) => published.some(([, text]) => text.includes(picture));
  return {
    texts: Object.fromEntries(published),
    pictures: Object.fromEntries(Object.entries(pictures).filter(([address]) => isShown(address))),
  };
}
