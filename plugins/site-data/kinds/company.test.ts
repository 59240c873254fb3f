/** @jest-environment node */
import { company } from "./company";

const { phone, whatsapp } = company.schema.shape;

test.each([
  ["+91 40 2345 6789", true],
  ["040-2345 6789 x 12", true],
  ["+91 40 2345 6780", false],
])("display %s with the dialled number +914023456789 is valid: %s", (display, isSound) => {
  expect(phone.safeParse({ display, tel: "+914023456789" }).success).toBe(isSound);
  expect(whatsapp.safeParse({ display, number: "914023456789" }).success).toBe(isSound);
});
