/** The colour of the page, --paper of tokens.css, for browsers and phones that colour their own bars. */
export const PAPER_COLOUR = "#f6f2e9";
