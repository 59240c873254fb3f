import { ContactLines } from "../../components/contact-lines";
import { useRegistration } from "../../site/use-registration";

/** The company's registration. Renders nothing if data/company.yaml has none. */
export function CompanyRegistration() {
  const lines = useRegistration();
  return lines.length > 0 && <ContactLines lines={lines} />;
}
