import path from "node:path";
import type { BuildArgs } from "gatsby";
import { publishOptions } from "../../hosting/settings/publish-options";
import { writeCms } from "../../plugins/admin-page/write-cms";
import { readDataFiles } from "../../plugins/site-data/checks/reading/data-files";
import { writeBuiltPictures } from "../../plugins/site-data/fields/pictures/built-pictures";
import { openPictureStore, PICTURE_STORE } from "../../plugins/site-data/fields/pictures/picture-store";
import { askedFiles, copyFiles } from "./asked-files";
import { drawShareCards } from "./cards/share-cards";
import { builtPages } from "./gatsby-output";
import { writeHostRules } from "./host/write-host-rules";
import { writePages } from "./html/write-pages";
import { PUBLISHED_FOLDER, startPublishedFolder } from "./published-folder";
import { dateFeed } from "./search/feed";
import { structuredDataElements } from "./search/structured-data";
import { siteContent } from "./site-content";

/** Derives what the host serves, dist/, from the pages that Gatsby lists and built in public/: that belongs to Gatsby and is only read. */
export async function publish({ cache, getNodesByType, reporter }: BuildArgs): Promise<void> {
  const files = readDataFiles();
  const options = publishOptions();
  const content = siteContent(files);
  const pages = builtPages(getNodesByType("SitePage"));
  const { unfinished, finish } = startPublishedFolder(path.resolve(PUBLISHED_FOLDER));

  const policies = writePages(pages, structuredDataElements(content), unfinished, options);
  const asked = askedFiles(pages);
  copyFiles(asked.files, unfinished);
  dateFeed(unfinished);
  const store = openPictureStore(PICTURE_STORE);
  await writeBuiltPictures(asked.pictures, unfinished, store, { cache, reporter });
  await drawShareCards(content, store, unfinished);
  await writeCms(unfinished, files);
  writeHostRules(unfinished, policies, options);
  finish();
}
