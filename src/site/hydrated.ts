/**
 * React has hydrated the page's root. It hydrates a section at the latest when it is pressed.
 * The name of an event of the window, and of an attribute of <html>, `data-hydrated`, for tests and speculation rules.
 */
export const HYDRATED = "hydrated";
