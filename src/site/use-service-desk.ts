import { phoneOf, useSiteData } from "./site-data";

/** @returns the number of the service desk, which is the office's unless the desk has its own (requirements R19.40) */
export function useServiceDesk() {
  const { company, phone } = useSiteData();
  return company.serviceDeskPhone ? phoneOf(company.serviceDeskPhone) : phone;
}
