import { PAGE_ANCHORS } from "../../src/site/page-anchors";
import type { Declarations } from "./declarations";
import { sheets } from "./groups";
import { KINDS } from "./kinds";
import { pagesAbove } from "./pages-above";
import { sharePicture } from "./share-picture";

/** Everything that the engine (plugins/content) has to know about this site. */
export const DECLARATIONS: Declarations = {
  kinds: KINDS,
  everyPage: { ...sheets, anchors: PAGE_ANCHORS, computed: { sharePicture, above: pagesAbove } },
  reservedAddresses: {
    "/fonts": "the fonts",
    "/icons": "the site's icons",
    "/blog/page": "the further pages of the article list",
    "/blog/rss.xml": "the feed",
    "/sitemap-index.xml": "the sitemap",
    "/manifest.webmanifest": "the file with the site's icons",
  },
};
