/** Written by `npm run fonts`: what English texts need of each typeface, which every page shows at once. */
export const PRELOADED_FACES = ["/fonts/archivo-english-2fe64be5.woff2", "/fonts/sometype-mono-english-c95385d7.woff2"];
