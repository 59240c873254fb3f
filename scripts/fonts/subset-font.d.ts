declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: { targetFormat: "woff2" | "woff" | "truetype"; variationAxes?: Record<string, { min: number; max: number } | number> },
  ): Promise<Buffer>;
}
