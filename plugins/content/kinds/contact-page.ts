import * as z from "zod";
import { group, text } from "../fields";
import { defineKind } from "../kind";
import { headedPage } from "../shared-fields";

/** data/pages/contact.yaml: the contact page, and the texts of the enquiry form on every page. */
export const contactPage = defineKind({
  files: "pages/contact.yaml",
  typeName: "ContactPageYaml",
  page: "/contact",
  schema: {
    ...headedPage,
    form: group("EnquiryForm", "The enquiry form. Its labels and alerts are code (src/forms/enquiry-copy.ts).", {
      heading: text("The form's title.", 40),
      note: text("The line beside it.", 40),
      successNote: text("The sentence under the message that the enquiry was sent.", 200).meta({ mayBeAbsent: true }),
      documents: group("EnquiryDocuments", "How to send a drawing or a reading, beside a form that asks for one.", {
        note: text(
          "That the form takes no files, and what must not be e-mailed; {documents} stands for what the page asks for.",
          240,
        ).includes("{documents}", {
          error: "has no {documents}, which stands for what the page asks for",
        }),
        afterSent: text("Shown after sending, above the links: what can be sent next, and how to send a plan of guarded rooms.", 240).meta({
          mayBeAbsent: true,
        }),
      }),
      privacy: text("The line beside the button. The privacy policy's link follows.", 80),
    }),
    help: group("ContactHelp", "What helps us answer faster.", {
      heading: text("The heading.", 60),
      items: z.array(text("A hint.", 120)).min(1).meta({ description: "The hints." }),
      documents: text('What the hints ask for, such as "drawings and photographs"; links that send it are below them.', 40),
    }),
    map: group("ContactMap", "The map, which loads only on a click.", {
      notice: text("What loading the map does.", 200),
    }),
  },
});
