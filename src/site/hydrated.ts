/** The page is hydrated: an event of the window, dispatched once, and an attribute of the document (`data-hydrated`) for tests and styles. */
export const HYDRATED = "hydrated";
