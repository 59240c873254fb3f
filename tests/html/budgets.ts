const KIB = 1024;

/**
 * The bytes that a page may transfer on its first view, compressed with brotli. weight.test.ts compares the built files with
 * them; of the document only what the code decides, because editors decide how long a text is. Lighthouse checks the
 * pictures that a phone loads (npm run audit), because a view loads only a few of them.
 */
export const PAGE_BYTES = { document: 26 * KIB, script: 104 * KIB, font: 52 * KIB, image: 120 * KIB } as const;
