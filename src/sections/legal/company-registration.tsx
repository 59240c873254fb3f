import { ContactLines } from "../../components/contact-lines";
import { useRegistration } from "../../site/use-registration";

/** Who the company is in law. Renders nothing while data/company.yaml does not say it. */
export function CompanyRegistration() {
  const lines = useRegistration();
  return lines.length > 0 && <ContactLines lines={lines} />;
}
