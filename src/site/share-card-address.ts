/** The folder of the share cards in the published site. */
export const SHARE_CARD_FOLDER = "cards";
export const SHARE_CARD_WIDTH_PX = 1200;
export const SHARE_CARD_HEIGHT_PX = 630;

/**
 * @param pagePath "/", "/services/hvac-services"
 * @returns the address of the picture that a shared link to the page shows, "/cards/services-hvac-services.jpg"
 */
export function shareCardAddress(pagePath: string): string {
  const name = pagePath === "/" ? "home" : pagePath.slice(1).replaceAll("/", "-");
  return `/${SHARE_CARD_FOLDER}/${name}.jpg`;
}
