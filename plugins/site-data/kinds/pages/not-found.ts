import { z } from "zod";
import { anyPage, button, enquiry, text } from "../../../data-schema/declare/fields";

/** data/pages/not-found.yaml: the page for unknown addresses. */
export const notFoundPageSchema = z.strictObject({
  ...anyPage,
  heading: text("The page's heading.", 60),
  lead: text("The sentence under it."),
  primary: button("The amber button."),
  secondary: button("The outlined button."),
  registerLabel: text("The short label beside the register.", 30),
  enquiry,
});
