const KIB = 1024;

/**
 * The bytes that a page's first view may cost, as sent (brotli). test:html weighs the built files after every build.
 * Lighthouse weighs the pictures that a phone loads (npm run audit), because a view loads few of them.
 */
export const PAGE_BYTES = { document: 30 * KIB, script: 108 * KIB, font: 52 * KIB, image: 120 * KIB } as const;

/** WhatsApp shows no picture that is heavier. */
export const SHARE_PICTURE_BYTES = 300_000;
