import { OFFICE_COPY } from "./office-copy";
import { useSiteData } from "./site-data";
import { useWhatsappLine } from "./use-whatsapp-line";

/** @returns the ways to reach the office that most lists of them have, and its hours */
export function useOfficeLines() {
  const { company, phone } = useSiteData();
  return {
    call: { label: OFFICE_COPY.call, value: phone.display, href: phone.href },
    whatsapp: useWhatsappLine(),
    hours: { label: OFFICE_COPY.hours, value: `${company.hours.display}. ${OFFICE_COPY.desk} ${company.serviceDesk}` },
  };
}
