import * as z from "zod";
import { list, text } from "../fields";
import { defineKind } from "../kind";

/** data/testimonials.json: the testimonials carousel of the about page (requirements R15.2). */
export const testimonials = defineKind({
  files: "testimonials.json",
  typeName: "TestimonialsJson",

  schema: {
    items: list("Testimonial", "The testimonials, in the order of the carousel.", {
      id: z.int().meta({ description: "A number that no other testimonial has.", unique: "file" }),
      name: text("Who says it.", 60),
      text: text("The quotation.", 240),
    }).default([]),
  },
});
