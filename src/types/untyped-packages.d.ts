/** gatsby-plugin-sharp ships no types; this is the one function that the site uses (image-data.js). */
declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Node, Reporter } from "gatsby";
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  export function generateImageData(options: {
    file: Node;
    args: {
      layout: "constrained" | "fixed" | "fullWidth";
      width?: number;
      aspectRatio?: number;
      breakpoints?: number[];
      sizes?: string;
      formats?: ("auto" | "jpg" | "png" | "webp" | "avif")[];
      placeholder?: "none" | "dominantColor" | "blurred";
      transformOptions?: { fit?: "cover" | "contain" | "fill"; cropFocus?: string };
      jpgOptions?: { quality: number };
      webpOptions?: { quality: number };
      avifOptions?: { quality: number };
    };
    pathPrefix?: string;
    reporter: Reporter;
    cache?: GatsbyCache;
  }): Promise<IGatsbyImageData | undefined>;
}

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
