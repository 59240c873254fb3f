import { graphql } from "gatsby";
import { required } from "../site/required";

/** What services that preview links ask for (ogp.me; Facebook, LinkedIn and WhatsApp crop to it). The query below cuts to this size. */
export const SHARE_PICTURE_WIDTH_PX = 1200;
export const SHARE_PICTURE_HEIGHT_PX = 630;

/** @returns the absolute address of a page's share picture */
export const sharePictureAddress = (siteAddress: string, { image }: Queries.SharePictureFragment): string =>
  siteAddress + required(image.images.fallback?.src, "the share picture");

export const sharePictureFragments = graphql`
  fragment SharePicture on Picture {
    alt
    image(aspectRatio: 1.9047619, breakpoints: [1200], sizes: "1200px", formats: [JPG])
  }
`;
