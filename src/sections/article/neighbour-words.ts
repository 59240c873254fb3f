/** The links to the neighbouring articles. */
export const NEIGHBOUR_WORDS = { label: "More notes", previous: "Previous note", next: "Next note" } as const;
