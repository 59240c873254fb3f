/** Copy of the links to the neighbouring articles. */
export const NEIGHBOUR_COPY = { label: "More articles", newer: "Newer article", older: "Older article" } as const;
