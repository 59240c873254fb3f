import type { DataFolder } from "../check/data-folder";
import { parseFile } from "../check/parse";
import { isDraft } from "../kind";

/** What a draft's text is for everybody but its editors. */
const DRAFT = "draft: true\n";

/** @returns the folder as /admin publishes it for its checks: with the names of drafts, but not their texts */
export const withoutDraftTexts = ({ texts, pictures }: DataFolder): DataFolder => ({
  pictures,
  texts: Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, isDraft(parseFile(name, text).value) ? DRAFT : text])),
});
