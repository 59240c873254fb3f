/** @jest-environment node */
import { publishOptions } from "./publish-options";

test("GATSBY_EMAILJS_ORIGIN sets another service for enquiries", () => {
  expect(publishOptions({ GATSBY_EMAILJS_ORIGIN: "http://127.0.0.1:9025" }).enquiryOrigin).toBe("http://127.0.0.1:9025");
});
