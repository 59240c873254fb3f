import { useCurrentPage } from "./current-page";
import { whatsappLink } from "./message-links";
import { useSiteData } from "./site-data";

/** @returns a link to WhatsApp whose message starts with the visible page */
export function useWhatsappLine(text = "") {
  const { code, menuTitle } = useCurrentPage();
  const { company, contactPage } = useSiteData();
  const { whatsappLabel, whatsappOpening } = contactPage.officeLabels;
  const { href, shortened } = whatsappLink(company.whatsapp, `${whatsappOpening} ${code} ${menuTitle}: ${text && `\n${text}`}`);
  return { label: whatsappLabel, value: company.whatsapp, href, shortened };
}
