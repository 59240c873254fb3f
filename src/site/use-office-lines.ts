import { OFFICE_COPY } from "./office-copy";
import { useSiteData } from "./site-data";
import { useServiceDesk } from "./use-service-desk";
import { useWhatsappLine } from "./use-whatsapp-line";

/** @returns the ways to reach the office that most lists of them have, and the lines about its hours */
export function useOfficeLines() {
  const { company, phone } = useSiteData();
  const serviceDesk = useServiceDesk();
  return {
    call: { label: OFFICE_COPY.call, value: phone.display, href: phone.href },
    whatsapp: useWhatsappLine(),
    hours: company.serviceDeskPhone
      ? [
          { label: OFFICE_COPY.hours, value: company.hours.display },
          { label: `${OFFICE_COPY.deskPhone}, ${company.serviceDesk}`, value: serviceDesk.display, href: serviceDesk.href },
        ]
      : [{ label: OFFICE_COPY.hours, value: `${company.hours.display.replace(/\.$/, "")}. ${OFFICE_COPY.desk} ${company.serviceDesk}` }],
  };
}
