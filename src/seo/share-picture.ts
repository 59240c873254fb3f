import { graphql } from "gatsby";
import { required } from "../site/required";

/** @returns an absolute URL */
export const sharePictureAddress = (siteAddress: string, { image }: Queries.SharePictureFragment): string =>
  siteAddress + required(image.images.fallback?.src, "the share picture");

/**
 * Cropped to 1200 by 630 px for link previews (Facebook, LinkedIn, WhatsApp). WhatsApp shows no picture above 300 KB. At this
 * quality even evenly distributed noise is smaller.
 */
export const sharePictureFragments = graphql`
  fragment SharePicture on Picture {
    alt
    image: gatsbyImageData(
      width: 1200
      aspectRatio: 1.9047619
      breakpoints: [1200]
      sizes: "1200px"
      formats: [JPG]
      jpgOptions: { quality: 60 }
    )
  }
`;
