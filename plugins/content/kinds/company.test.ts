/** @jest-environment node */
import { checkData } from "../check/check-data";
import { problemLine } from "../check/data-problem";
import { DECLARATIONS } from "../site-declarations";
import { company } from "./company";

const { phone, whatsapp, cin, gstin } = company.schema.shape;

test.each([
  ["+91 40 2345 6789", true],
  ["040-2345 6789 x 12", true],
  ["+91 (0)40 2345 6789", true],
  ["+1 40 2345 6789", false],
  ["+91 40 2345 6780", false],
  ["+91 44 2345 6789", false],
  ["2345 6789", false],
])("display %s with the dialled number +914023456789 is valid: %s", (display, isSound) => {
  expect(phone.safeParse({ display, tel: "+914023456789" }).success).toBe(isSound);
  expect(whatsapp.safeParse({ display, number: "914023456789" }).success).toBe(isSound);
});

test.each([
  ["an SVG", { name: "logo.svg", format: "svg", width: 28, height: 32 }, undefined],
  ["a PNG", { name: "logo.png", format: "png", width: 640, height: 640 }, undefined],
  [
    "a small PNG",
    { name: "logo.png", format: "png", width: 120, height: 140 },
    "./images/logo.png is 120 × 140 pixels; it needs at least 320 × 320 here",
  ],
  [
    "a logo with the company's name beside it",
    { name: "logo.svg", format: "svg", width: 90, height: 30 },
    "./images/logo.svg is 90 × 30; its width must be 0.5 to 2 times its height here",
  ],
  [
    "an SVG with a script",
    { name: "logo.svg", format: "svg", width: 28, height: 32, drawingProblem: "line 1: holds <script>" },
    "./images/logo.svg, line 1: holds <script>",
  ],
  [
    "a photograph",
    { name: "logo.jpg", format: "jpg", width: 640, height: 640 },
    '"./images/logo.jpg" is not an SVG or PNG in data/images, such as ./images/logo.svg (lowercase letters, digits and hyphens)',
  ],
])("the logo as %s", (_, picture, problem) => {
  const file = { relativePath: company.files, bytes: new TextEncoder().encode(`logo:\n  file: ./images/${picture.name}\n`) };
  const pictures = [{ ...picture, bytes: 1000, isComplete: true }];
  const problems = checkData({ files: [file], pictures }, DECLARATIONS).problems.map(problemLine);
  expect(problems.filter((line) => line.includes("logo.file"))).toEqual(problem ? [`data/company.yaml:2:9 logo.file: ${problem}`] : []);
});

test.each([
  [cin, "U12345AB2001PTC123456", true],
  [cin, "L12345AB2001PLC000001", true],
  [cin, "U12345AB2001PTC12345", false],
  [cin, "U12345AB01PTC12345678", false],
  [cin, "u12345ab2001ptc123456", false],
  [gstin, "99ABCDE1234F1Z5", true],
  [gstin, "99ABCDE1234FAZC", true],
  [gstin, "99ABCDE1234F1Z", false],
  [gstin, "99ABCDE1234F0Z5", false],
  [gstin, "99 ABCDE1234F 1Z5", false],
])("%#: %s is valid: %s", (field, written, isSound) => {
  expect(field.safeParse(written).success).toBe(isSound);
  expect(field.safeParse(undefined).success).toBe(true);
});

const hours = (closes: string, days: string) => `hours: { display: Mon to Sat, opens: "09:30", closes: "${closes}", days: [${days}] }\n`;

/** @returns the problems of the one field, in a company file that has nothing else */
const problemsOf = (field: string, text: string) =>
  checkData({ files: [{ relativePath: company.files, bytes: new TextEncoder().encode(text) }], pictures: [] }, DECLARATIONS)
    .problems.filter((problem) => problem.field === field)
    .map(({ message }) => message);

test.each([
  ["hours.closes", hours("18:30", "Mo, Tu"), []],
  ["hours.closes", hours("08:30", "Mo, Tu"), ["is not later than opens"]],
  ["hours.days", hours("18:30", "Mo, Tu"), []],
  ["hours.days", hours("18:30", "Mo, Tu, Mo"), ["names a day twice; delete one"]],
  ["founded", "founded: 2015\n", []],
  ["founded", "founded: 2099\n", ["is a year in the future"]],
  ["social.0.url", 'social: [{ name: LinkedIn, url: "https://www.linkedin.com/company/x" }]\n', []],
  [
    "social.0.url",
    'social: [{ name: LinkedIn, url: "https://www.linkedin.com/my company" }]\n',
    ['"https://www.linkedin.com/my company" has a space, which no address has; delete it'],
  ],
])("%s in %j", (field, text, messages) => {
  expect(problemsOf(field, text)).toEqual(messages);
});

test.each([
  ["hours", { display: "From 9:30", opens: "9:30", closes: "18:30", days: ["Mo"] }, ["opens"]],
  ["certifications", [{ name: "ISO", scope: "Design", certified: 2023, recertified: 2015 }], ["0.recertified"]],
  ["certifications", [{ name: "ISO", scope: "Design", certified: 2015, recertified: 2023 }], []],
  ["social", [{ name: "LinkedIn", url: "https://linkedin" }], ["0.url"]],
] as const)("%s: %j has problems at %j", (field, value, paths) => {
  expect(company.schema.shape[field].safeParse(value).error?.issues.map(({ path }) => path.join(".")) ?? []).toEqual(paths);
});
