/** @jest-environment node */
import { company } from "./company";

const { phone, cin, gstin } = company.schema.shape;

test.each([
  ["+91 40 2345 6789", true],
  ["+1-202-555-0143", true],
  ["040 2345 6789", false],
  ["+91 (0)40 2345 6789", false],
  ["+91 40", false],
])("the telephone number %s is valid: %s", (written, isSound) => {
  expect(phone.safeParse(written).success).toBe(isSound);
});

test.each([
  [cin, "U12345AB2001PTC123456", true],
  [cin, "L12345AB2001PLC000001", true],
  [cin, "U12345AB2001PTC12345", false],
  [cin, "U12345AB01PTC12345678", false],
  [cin, "AAB-1234", true],
  [cin, "AAB-12345", false],
  [gstin, "99ABCDE1234F1Z5", true],
  [gstin, "99ABCDE1234FAZC", true],
  [gstin, "99ABCDE1234F1Z", false],
  [gstin, "99ABCDE1234F0Z5", false],
])("%#: %s is valid: %s", (field, written, isSound) => {
  expect(field.safeParse(written).success).toBe(isSound);
  expect(field.safeParse(undefined).success).toBe(true);
});

test.each([
  ["hours", { display: "From 9:30", opens: "9.30 am", closes: "18:30", days: ["Mo"] }, ["opens"]],
  ["certifications", [{ name: "ISO", scope: "Design", certified: 2023, recertified: 2015 }], ["0.recertified"]],
  ["certifications", [{ name: "ISO", scope: "Design", certified: 2015, recertified: 2023 }], []],
  ["hours", { display: "From 9:30", opens: "09:30", closes: "08:30", days: ["Mo"] }, ["closes"]],
  ["hours", { display: "From 9:30", opens: "09:30", closes: "18:30", days: ["Mo", "Tu", "Mo"] }, ["days"]],
  ["founded", 2099, [""]],
  ["social", [{ name: "LinkedIn", url: "https://linkedin" }], ["0.url"]],
  ["social", [{ name: "LinkedIn", url: "https://www.linkedin.com/my company" }], ["0.url"]],
  ["social", [{ name: "LinkedIn", url: "https://www.linkedin.com/company/x" }], []],
] as const)("%s: %j has problems at %j", (field, value, paths) => {
  expect(company.schema.shape[field].safeParse(value).error?.issues.map(({ path }) => path.join(".")) ?? []).toEqual(paths);
});
