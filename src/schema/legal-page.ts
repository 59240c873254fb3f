import { z } from "zod";
import { code, day, menuTitle, sections, seo, text } from "./fields";

/** data/legal/*.yaml: one file is one page, /<file name> (specification, section 2, Legal pages). */
export const legalPageSchema = z.strictObject({
  seo,
  code,
  menuTitle,
  title: text("The page's heading.", 60),
  updated: day("The day of the last change."),
  lead: text("The sentence under the heading."),
  sections: sections("The page's sections, in reading order."),
});
