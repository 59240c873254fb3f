declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: "woff2" | "woff" | "truetype"; variationAxes?: Record<string, { min: number; max: number } | number> },
  ): Promise<Buffer>;
}

/** Gatsby's version hides its types from bundler module resolution; this is the one function that the site uses. */
declare module "dotenv" {
  export function parse(text: string): Record<string, string>;
}
