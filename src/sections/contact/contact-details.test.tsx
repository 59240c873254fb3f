import { render, screen } from "@testing-library/react";
import { ContactDetails } from "./contact-details";

jest.mock("../../site/use-trail", () => ({ useTrail: () => [{ label: "Home", href: "/" }, { label: "Contact Us" }] }));
jest.mock("../../site/use-whatsapp-line", () => ({
  useWhatsappLine: () => ({ label: "WhatsApp", value: "+91 90000 00000", href: "https://wa.me/919000000000" }),
}));
jest.mock("../shared/send-documents", () => ({ SendDocuments: ({ documents }: { documents: string }) => <p>Send {documents}</p> }));
jest.mock("../../forms/enquiry-form", () => ({ EnquiryForm: ({ kind }: { kind: string }) => <form aria-label={kind} /> }));
jest.mock("../../site/site-data", () => ({
  useSiteData: () => ({
    company: {
      legalName: "Kelvin Engineering",
      phone: { display: "+91 40 0000 0000", tel: "+914000000000" },
      emails: [
        { label: "Sales", address: "sales@kelvin.example" },
        { label: "Projects", address: "enquiry@kelvin.example" },
      ],
      hours: { display: "Mon to Sat" },
      address: {
        street: "Plot 118",
        locality: "Cherlapally",
        city: "Hyderabad",
        postalCode: "500051",
        region: "Telangana",
        country: "India",
      },
    },
    contactPage: {
      offices: { heading: "Hyderabad office", callLabel: "Call", careLabel: "24/7 care", hoursLabel: "Hours", officeLabel: "Office" },
    },
  }),
}));

const page = {
  header: { heading: "Speak to an engineer.", lead: "Tell us." },
  help: { heading: "What helps", items: ["Floor area", "Drawings"], documents: "drawings" },
};

test("shows telephone, both e-mail addresses under their labels, hours and address, beside the full form", () => {
  render(<ContactDetails {...page} />);
  const ways = [
    "Call+91 40 0000 0000",
    "24/7 care+91 40 0000 0000",
    "Salessales@kelvin.example",
    "Projectsenquiry@kelvin.example",
    "WhatsApp+91 90000 00000",
  ];
  const [, ...links] = screen.getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(ways);
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "tel:+914000000000",
    "tel:+914000000000",
    "mailto:sales@kelvin.example",
    "mailto:enquiry@kelvin.example",
    "https://wa.me/919000000000",
  ]);
  expect(screen.getByText("Mon to Sat")).toBeInTheDocument();
  expect(screen.getByText(/Kelvin Engineering/).closest("address")).toHaveTextContent("Hyderabad 500051");
  expect(screen.getByRole("form", { name: "full" })).toBeInTheDocument();
  expect(screen.getByText("Floor area")).toBeInTheDocument();
  expect(screen.getByText("Send drawings")).toBeInTheDocument();
});
