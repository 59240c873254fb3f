/** Sent to the window once, when React has taken over the page that the server sent and every control answers. */
export const HYDRATED_EVENT = "hydrated";
