import { enquiryOpening, useCurrentPage } from "./current-page";
import { whatsappLink } from "./message-links";
import { OFFICE_COPY } from "./office-copy";
import { useSiteData } from "./site-data";

/** @returns a link to WhatsApp whose message starts with the current page; undefined if the office has no number */
export function useWhatsappLine(text = "") {
  const page = useCurrentPage();
  const { company } = useSiteData();
  const link = whatsappLink(company.whatsapp, `${enquiryOpening(page)} ${text && `\n${text}`}`);
  return link && { label: OFFICE_COPY.whatsapp, value: company.whatsapp, ...link };
}
