import type { IGatsbyImageData } from "gatsby-plugin-image";

export interface PictureProps {
  /** `picture.image(...)` of a GraphQL query: widths and formats made by gatsby-plugin-image's pipeline. */
  readonly image: IGatsbyImageData;
  /**
   * Another crop for phones, from a second `image(...)` with an aspectRatio. One width of 640 px is enough: it gives a phone of 390 px
   * 1.6 image pixels per CSS pixel; the width that a denser screen would ask for weighs half as much again.
   */
  readonly phoneImage?: IGatsbyImageData;
  /** Replaces the `sizes` of `image`, where they depend on more than the query knows. */
  readonly sizes?: string;
  readonly alt: string;
  /** Only the one picture that is the page's largest paint; every other loads as it comes near. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** Where the phone's crop ends, as in the sections' own media queries. */
const PHONE = "(width <= 40rem)";

/** Every format of a crop as sources for phones only; the fallback format has no `type`, so the browser may always take it. */
function phoneSources(image: IGatsbyImageData) {
  const { sources = [], fallback } = image.images;
  const formats = [...sources, ...(fallback?.srcSet ? [{ srcSet: fallback.srcSet, sizes: fallback.sizes }] : [])];
  return formats.map((source) => ({ ...source, media: PHONE }));
}

/**
 * A picture that needs no script: a <picture> with AVIF and a fallback, native lazy loading and its own proportions.
 * It draws gatsby-plugin-image's data itself: GatsbyImage loads react-dom/server in the browser and shows nothing without JavaScript,
 * and MainImage writes every picture a second time in a <noscript>, which such a browser then shows as well.
 */
export function Picture({ image, phoneImage, sizes, alt, eager = false, className }: PictureProps) {
  const { fallback, sources: ownSources = [] } = image.images;
  const sources = sizes ? ownSources.map((source) => ({ ...source, sizes })) : ownSources;
  return (
    <picture>
      {[...(phoneImage ? phoneSources(phoneImage) : []), ...sources].map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
      <img
        alt={alt}
        className={className}
        width={image.width}
        height={Math.round(image.height)}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : undefined}
        decoding={eager ? "sync" : "async"}
        sizes={sizes ?? fallback?.sizes}
        srcSet={fallback?.srcSet}
        src={fallback?.src}
      />
    </picture>
  );
}
