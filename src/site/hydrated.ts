/**
 * The script has taken over the page that the server sent, and every control answers: an event of the window, which happens once, and an
 * attribute of the document (`data-hydrated`) for those who ask later, such as tests.
 */
export const HYDRATED = "hydrated";

/** Until shortly after that, what is far below the first screen is not laid out: an attribute of the document (`data-arriving`). */
export const ARRIVING = "arriving";
