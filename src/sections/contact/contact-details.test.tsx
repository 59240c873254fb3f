import { render, screen } from "@testing-library/react";
import { SITE_DATA } from "../../testing/site-data";
import { ContactDetails } from "./contact-details";

jest.mock("../../site/use-trail", () => ({ useTrail: () => [{ label: "Home", href: "/" }, { label: "Contact Us" }] }));
jest.mock("../../site/use-whatsapp-line", () => ({
  useWhatsappLine: () => ({ label: "WhatsApp", value: "+91 90000 00000", href: "https://wa.me/919000000000" }),
}));
jest.mock("../shared/send-documents", () => ({ SendDocuments: ({ documents }: { documents: string }) => <p>Send {documents}</p> }));
jest.mock("../../forms/enquiry-form", () => ({ EnquiryForm: ({ kind }: { kind: string }) => <form aria-label={kind} /> }));
const mockSiteData = SITE_DATA;
jest.mock("../../site/site-data", () => ({ useSiteData: () => mockSiteData }));

const page = {
  header: { heading: "Speak to an engineer.", lead: "Tell us." },
  help: { heading: "What helps", items: ["Floor area", "Drawings"], documents: "drawings" },
};

test("shows telephone, both labelled e-mail addresses, hours and address, beside the full form", () => {
  const { company, contactPage } = SITE_DATA;
  const { phone, emails, hours, legalName, address } = company;
  const { callLabel, careLabel } = contactPage.offices;
  render(<ContactDetails {...page} />);
  const [, ...links] = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    [callLabel + phone.display, `tel:${phone.tel}`],
    [careLabel + phone.display, `tel:${phone.tel}`],
    ...emails.map((email) => [email.label + email.address, `mailto:${email.address}`]),
    ["WhatsApp+91 90000 00000", "https://wa.me/919000000000"],
  ]);
  expect(screen.getByText(hours.display)).toBeInTheDocument();
  expect(screen.getByText(new RegExp(legalName)).closest("address")).toHaveTextContent(`${address.city} ${address.postalCode}`);
  expect(screen.getByRole("form", { name: "full" })).toBeInTheDocument();
  expect(screen.getByText("Floor area")).toBeInTheDocument();
  expect(screen.getByText("Send drawings")).toBeInTheDocument();
});
