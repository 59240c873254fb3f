import { z } from "zod";
import { code, enquiry, menuTitle, pageHeader, seo, text } from "../fields";

/** data/pages/blog.yaml: the list of articles, and the words every article shares. */
export const blogPageSchema = z.strictObject({
  seo,
  code,
  menuTitle,
  header: pageHeader,
  readMore: text("The words on each article's link.", 20),
  contentsHeading: text("The heading of an article's table of contents.", 30),
  faqHeading: text("The heading of an article's questions.", 40),
  enquiry,
});
