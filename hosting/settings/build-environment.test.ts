import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildEnvironment, warnWithoutIdentifiers } from "./build-environment";

const SET = { GATSBY_EMAILJS_PUBLIC_KEY: "a", GATSBY_EMAILJS_SERVICE_ID: "b", GATSBY_EMAILJS_TEMPLATE_ID: "c" };

const warningsOf = (environment: Record<string, string>) => {
  const warn = jest.fn();
  warnWithoutIdentifiers({ warn }, environment);
  return warn.mock.calls.flat();
};

test("a build with all identifiers has no warnings", () => {
  expect(warningsOf(SET)).toEqual([]);
});

test("a build without identifiers warns once and names the alternatives", () => {
  expect(warningsOf({})).toEqual([
    "The enquiry form cannot send: GATSBY_EMAILJS_PUBLIC_KEY, GATSBY_EMAILJS_SERVICE_ID, GATSBY_EMAILJS_TEMPLATE_ID are not set. It offers telephone, e-mail and WhatsApp instead. See .env.example.",
  ]);
});

test("an empty identifier counts as missing", () => {
  expect(warningsOf({ ...SET, GATSBY_EMAILJS_SERVICE_ID: "" })[0]).toMatch(
    /^The enquiry form cannot send: GATSBY_EMAILJS_SERVICE_ID is not set\./,
  );
});

test("identifiers may be in .env.production; the environment takes precedence", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "kelvin-env-"));
  const file = path.join(folder, ".env.production");
  writeFileSync(file, "# comment\nGATSBY_EMAILJS_PUBLIC_KEY=from-file\nGATSBY_EMAILJS_SERVICE_ID='from file'\n");
  expect(buildEnvironment({ GATSBY_EMAILJS_PUBLIC_KEY: "from-environment" }, file)).toEqual({
    GATSBY_EMAILJS_PUBLIC_KEY: "from-environment",
    GATSBY_EMAILJS_SERVICE_ID: "from file",
  });
  rmSync(folder, { recursive: true });
});
