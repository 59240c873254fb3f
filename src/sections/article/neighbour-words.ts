/** The links to the neighbouring articles. */
export const NEIGHBOUR_WORDS = { label: "More articles", newer: "Newer article", older: "Older article" } as const;
