import type { IGatsbyImageData } from "gatsby-plugin-image";

/** Image data of gatsby-plugin-image with a single width. */
export const exampleImage = (name: string, width = 1400, height = 1000): IGatsbyImageData => ({
  layout: "constrained",
  width,
  height,
  images: {
    fallback: { src: `/${name}.jpg`, srcSet: `/${name}.jpg ${width}w`, sizes: "100vw" },
    sources: [{ type: "image/avif", srcSet: `/${name}.avif ${width}w`, sizes: "100vw" }],
  },
});
