import { graphql } from "gatsby";
import { required } from "../site/required";

/** The size that link previews expect (ogp.me; Facebook, LinkedIn, WhatsApp). The query below crops to it. */
export const SHARE_PICTURE_WIDTH_PX = 1200;
export const SHARE_PICTURE_HEIGHT_PX = 630;

/** @returns an absolute address */
export const sharePictureAddress = (siteAddress: string, { image }: Queries.SharePictureFragment): string =>
  siteAddress + required(image.images.fallback?.src, "the share picture");

export const sharePictureFragments = graphql`
  fragment SharePicture on Picture {
    alt
    image(aspectRatio: 1.9047619, breakpoints: [1200], sizes: "1200px", formats: [JPG])
  }
`;
