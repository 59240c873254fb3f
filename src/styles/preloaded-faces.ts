/** Written by scripts/fonts/subset.mts: the English subset of each typeface. */
export const PRELOADED_FACES = ["/fonts/archivo-english-2fe64be5.woff2", "/fonts/sometype-mono-english-c95385d7.woff2"];
