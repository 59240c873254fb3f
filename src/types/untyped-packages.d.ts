declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: "woff2" | "woff" | "truetype"; variationAxes?: Record<string, { min: number; max: number } | number> },
  ): Promise<Buffer>;
}

/** The version that Gatsby uses hides its types from bundler module resolution. */
declare module "dotenv" {
  export function parse(text: string): Record<string, string>;
}

/** Published without types. Used in plugins/site-data/fields/picture-fields.ts. */
declare module "gatsby-plugin-sharp" {
  export function generateImageData(options: {
    file: import("gatsby-source-filesystem").FileSystemNode;
    args: object;
    pathPrefix: string;
    reporter: import("gatsby").Reporter;
    cache: import("gatsby").GatsbyCache;
  }): Promise<import("gatsby-plugin-image").IGatsbyImageData>;
}
