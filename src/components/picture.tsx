import type { IGatsbyImageData } from "gatsby-plugin-image";

interface PictureProps {
  /** From `gatsbyImageData(...)` in a query. */
  readonly image: IGatsbyImageData;
  /**
   * A crop for phones, from a second `gatsbyImageData(...)` with an aspectRatio. One width of 640 px is enough: it gives a
   * phone 390 px wide 1.6 image pixels for each CSS pixel. The next size would have half as many bytes again.
   */
  readonly phoneImage?: IGatsbyImageData;
  /** Overrides the `sizes` of `image`. */
  readonly sizes?: string;
  readonly alt: string;
  /** Only for the page's largest contentful paint. Other pictures load lazily. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** The breakpoint of the sections' styles. */
const PHONE = "(width <= 40rem)";

/** @returns a <source> for phones for every format of the crop; the fallback has no `type`, so all browsers accept it */
function phoneSources(image: IGatsbyImageData) {
  const { sources = [], fallback } = image.images;
  const formats = [...sources, ...(fallback?.srcSet ? [{ srcSet: fallback.srcSet, sizes: fallback.sizes }] : [])];
  return formats.map((source) => ({ ...source, media: PHONE }));
}

/**
 * A <picture> that works without JavaScript. It renders gatsby-plugin-image's data itself: GatsbyImage loads
 * react-dom/server in the browser (54 KB), and MainImage repeats every picture in a <noscript>.
 */
export function Picture({ image, phoneImage, sizes, alt, eager = false, className }: PictureProps) {
  const { fallback, sources: ownSources = [] } = image.images;
  const sources = sizes ? ownSources.map((source) => ({ ...source, sizes })) : ownSources;
  return (
    <picture>
      {[...(phoneImage ? phoneSources(phoneImage) : []), ...sources].map((source, index) => (
        <source key={index} {...source} />
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
