/** Written by `npm run fonts`: the file that holds most of a page's text. */
export const TEXT_FACE = "/fonts/archivo-english-2fe64be5.woff2";
