/** The page is hydrated: an event of the window, dispatched once, and an attribute of the document (`data-hydrated`) for tests and the speculation rules. */
export const HYDRATED = "hydrated";
