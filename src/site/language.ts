/** The language of the site: English as written in India (BCP 47). */
export const SITE_LANGUAGE = "en-IN";
