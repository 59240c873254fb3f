import { render, screen } from "@testing-library/react";
import { CurrentPageContext } from "../../site/current-page";
import { OFFICE_COPY, SEND_COPY } from "../../site/office-copy";
import { SITE_DATA } from "../../testing/example-site";
import { SendDocuments } from "./send-documents";

const mockSiteData = SITE_DATA;
jest.mock("../../site/site-data", () => ({ ...jest.requireActual("../../site/site-data"), useSiteData: () => mockSiteData }));

test("names the documents, and opens an e-mail or WhatsApp with the page as subject", () => {
  const { form } = SITE_DATA.contactPage;
  render(
    <CurrentPageContext value={{ path: "/services/hvac", code: "M-02", menuTitle: "HVAC", ancestors: [] }}>
      <SendDocuments documents="the floor plan" />
    </CurrentPageContext>,
  );
  expect(screen.getByText(form.documents.note.replace("{documents}", "the floor plan"))).toBeVisible();
  const hrefOf = (name: string) => new URL(screen.getByRole<HTMLAnchorElement>("link", { name }).href);
  const subject = `${OFFICE_COPY.enquiryAbout} HVAC (M-02): the floor plan`;
  const mail = hrefOf(SEND_COPY.email);
  expect(mail.pathname).toBe(SITE_DATA.mailbox);
  expect(mail.searchParams.get("subject")).toBe(subject);
  const whatsapp = hrefOf(SEND_COPY.whatsapp);
  expect(whatsapp.pathname).toBe("/911111122222");
  expect(whatsapp.searchParams.get("text")).toBe(subject);
});
