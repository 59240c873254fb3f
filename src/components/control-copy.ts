/** Copy of controls that several components share or that tests look for. */
export const CONTROL_COPY = {
  print: "Print this page",
  /** The table of contents of an article or a legal page. */
  contents: "On this page",
  map: "Find us",
  loadMap: "Load interactive map",
  openMap: "Open in Google Maps",
} as const;
