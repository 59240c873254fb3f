import { useSiteData } from "./site-data";

interface RegistrationLine {
  readonly label: string;
  readonly value: string;
  readonly href?: string;
}

/**
 * What Indian law asks a company to show (Companies (Incorporation) Rules 2014, rule 26), and its GSTIN.
 * @returns a line for each field that data/company.yaml has; none if it has none of them
 */
export function useRegistration(): RegistrationLine[] {
  const { company, everyPage } = useSiteData();
  const { legalName, cin, registeredOffice, gstin, complaints } = company;
  const labels = everyPage.registration;
  const lines: RegistrationLine[] = [
    ...(cin ? [{ label: labels.cin, value: cin }] : []),
    ...(registeredOffice ? [{ label: labels.registeredOffice, value: registeredOffice }] : []),
    ...(gstin ? [{ label: labels.gstin, value: gstin }] : []),
    ...(complaints
      ? [{ label: labels.complaints, value: `${complaints.name}, ${complaints.email}`, href: `mailto:${complaints.email}` }]
      : []),
  ];
  return lines.length > 0 ? [{ label: labels.legalName, value: legalName }, ...lines] : [];
}
