/** @jest-environment node */
import { publishOptions } from "./publish-options";

test("enquiries may go to another service", () => {
  expect(publishOptions({ GATSBY_EMAILJS_ORIGIN: "http://127.0.0.1:9025" }).enquiryOrigin).toBe("http://127.0.0.1:9025");
});
