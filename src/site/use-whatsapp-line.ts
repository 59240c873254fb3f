import { useCurrentPage } from "./current-page";
import { whatsappLink } from "./message-links";
import { useSiteData } from "./site-data";

/** @returns the way to write by WhatsApp, its message begun with the page it comes from */
export function useWhatsappLine() {
  const { code, menuTitle } = useCurrentPage();
  const { company, contactPage } = useSiteData();
  const { whatsappLabel, whatsappOpening } = contactPage.offices;
  const { href } = whatsappLink(company.whatsapp.number, `${whatsappOpening} ${code} ${menuTitle}: `);
  return { label: whatsappLabel, value: company.whatsapp.display, href };
}
