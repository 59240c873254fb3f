import * as z from "zod";
import { list, text } from "../fields";
import { defineKind } from "../kind";

/** data/reviews.json: the reviews carousel of the home page (requirements R15.3). */
export const reviews = defineKind({
  files: "reviews.json",
  typeName: "ReviewsJson",

  schema: {
    items: list("Review", "The reviews, in the order of the carousel.", {
      id: z.int().meta({ description: "A number that no other review has.", unique: "file" }),
      name: text("Who says it.", 60),
      title: text("The person's site or sector.", 80),
      quote: text("The quotation.", 320),
    }).default([]),
  },
});
