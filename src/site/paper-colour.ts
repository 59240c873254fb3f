/** The page's colour (--paper in tokens.css), for browsers and phones that tint their own bars. */
export const PAPER_COLOUR = "#f6f2e9";
