import type { ContactLine } from "../components/contact-lines";
import { useSheet } from "./current-page";
import { whatsappLink } from "./message-links";
import { useSiteData } from "./site-data";

/** @returns the way to write by WhatsApp, its message begun with the page it comes from; none without a number */
export function useWhatsappLine(): ContactLine[] {
  const { code, menuTitle } = useSheet();
  const { companyYaml: company, contactPageYaml } = useSiteData();
  if (!company || !contactPageYaml) return [];
  const { whatsappLabel, whatsappOpening } = contactPageYaml.offices;
  const { href } = whatsappLink(company.whatsapp.number, `${whatsappOpening} ${code} ${menuTitle}: `);
  return [{ label: whatsappLabel, value: company.whatsapp.display, href }];
}
