import * as z from "zod";
import { group, link, text } from "../fields";
import { defineKind } from "../kind";
import { headedPage } from "../shared-fields";

const label = text("A label.", 30);

/** data/pages/contact.yaml: the contact page, and the strings of the enquiry form on every page. */
export const contactPage = defineKind({
  files: "pages/contact.yaml",
  typeName: "ContactPageYaml",
  page: "/contact",
  schema: {
    ...headedPage,
    officeLabels: group("OfficeLabels", "The labels of the office's particulars; the particulars are in data/company.yaml.", {
      heading: label,
      callLabel: label,
      careLabel: label,
      emailLabel: label,
      hoursLabel: label,
      deskLabel: label,
      officeLabel: label,
      directionsLabel: text("The link that opens the way to the office in the visitor's map.", 30),
      whatsappLabel: label,
      whatsappOpening: text("How a WhatsApp message begins; the page's code and name follow.", 60),
    }),
    form: group("EnquiryForm", "The enquiry form.", {
      heading: text("The form's title.", 40),
      note: text("The line beside it.", 40),
      labels: group("EnquiryLabels", "The fields' labels and the button.", {
        fullName: label,
        company: label,
        email: label,
        phone: label,
        message: label,
        optional: label,
        send: label,
        sending: label,
      }),
      messageFull: text("Shown when the message has its longest length; {limit} stands for the number of characters.", 160).includes(
        "{limit}",
        {
          error: "has no {limit}, which stands for the number of characters",
        },
      ),
      withoutScripts: text("Shown only where scripts do not run, above telephone, e-mail and WhatsApp: what happens after sending.", 300),
      unavailable: text("Shown while the site has no identifiers of the e-mail service, so that the form cannot send.", 60),
      unavailableNote: text("The sentence under it, above telephone, e-mail and WhatsApp.", 200),
      success: text("Shown when the enquiry was sent; the wording is fixed (requirements R17.10).", 60),
      successNote: text("The sentence under it.", 200),
      failure: text("Shown when it was not sent; the wording is fixed (requirements R17.10).", 80),
      failureNote: text("The sentence under it: the text is kept, and how else to reach us.", 200),
      otherWays: group("EnquiryOtherWays", "The links under a failure, beside call and e-mail.", {
        whatsapp: label,
        subject: text("The subject of the e-mail it opens.", 80),
        shortened: text("Shown when a long message does not fit into a link.", 200),
      }),
      documents: group("EnquiryDocuments", "How to send a drawing or a reading, beside a form that asks for one.", {
        note: text(
          "That the form takes no files, and what must not be e-mailed; {documents} stands for what the page asks for.",
          240,
        ).includes("{documents}", {
          error: "has no {documents}, which stands for what the page asks for",
        }),
        afterSent: text("Shown after sending, above the two links: what can follow, and how a plan of guarded rooms comes.", 240),
        email: label,
        whatsapp: label,
      }),
      confirm: text("Asks to send again if a robot's trap was filled in.", 60),
      confirmNote: text("The sentence under it.", 200),
      sendByWhatsapp: text("The link beside the button, which opens WhatsApp with what was typed.", 30),
      privacy: text("The line beside the button.", 80),
      privacyLink: group("ButtonLink", "The link after it.", { label, href: link("The privacy policy.") }),
    }),
    help: group("ContactHelp", "What helps us answer faster.", {
      heading: text("The heading.", 60),
      items: z.array(text("A hint.", 120)).min(1).meta({ description: "The hints." }),
      documents: text('What the hints ask for, such as "drawings and photographs"; links that send it are below them.', 40),
    }),
    map: group("ContactMap", "The map, which loads only on a click.", {
      heading: text("The heading, for people who cannot see the map.", 40),
      notice: text("What loading the map does.", 200),
      button: text("The button.", 40),
    }),
  },
});
