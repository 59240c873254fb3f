import { wholeListAddress } from "./article-pages";

/** The folder of the share cards in the published site. */
export const SHARE_CARD_FOLDER = "cards";
export const SHARE_CARD_WIDTH_PX = 1200;
export const SHARE_CARD_HEIGHT_PX = 630;

/**
 * @param pagePath "/", "/services/hvac-services"
 * @returns the address of the picture that a shared link to the page shows, "/cards/services-hvac-services.jpg"; the pages of a list share one
 */
export function shareCardAddress(pagePath: string): string {
  const name = pagePath === "/" ? "home" : wholeListAddress(pagePath).slice(1).replaceAll("/", "-");
  return `/${SHARE_CARD_FOLDER}/${name}.jpg`;
}
