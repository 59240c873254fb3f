/**
 * The page is hydrated: the name of an event of the window, and of an attribute of <html>, `data-hydrated`.
 * Tests and the speculation rules read the attribute.
 */
export const HYDRATED = "hydrated";
