import { nameOfRegistrationNumber } from "./registration-number";
import { useSiteData } from "./site-data";

interface RegistrationLine {
  readonly label: string;
  readonly value: string;
  readonly href?: string;
}

/**
 * The company details that Indian law requires (Companies (Incorporation) Rules 2014, rule 26), and the GSTIN.
 * @returns a line for each field that data/company.yaml has
 */
export function useRegistration(): RegistrationLine[] {
  const { company } = useSiteData();
  const { legalName, cin, registeredOffice, gstin, complaints } = company;
  const lines: RegistrationLine[] = [
    ...(cin ? [{ label: nameOfRegistrationNumber(cin), value: cin }] : []),
    ...(registeredOffice ? [{ label: "Registered office", value: registeredOffice }] : []),
    ...(gstin ? [{ label: "GSTIN", value: gstin }] : []),
    ...(complaints ? [{ label: "Complaints", value: `${complaints.name}, ${complaints.email}`, href: `mailto:${complaints.email}` }] : []),
  ];
  return lines.length > 0 ? [{ label: "Registered name", value: legalName }, ...lines] : [];
}
