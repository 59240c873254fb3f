import { LINK_MAX_CHARACTERS, mailLink, whatsappLink } from "./message-links";

const textOf = (href: string | undefined, parameter: string) => new URL(href ?? "").searchParams.get(parameter);

test("an e-mail link contains subject and text, with the line breaks of RFC 6068", () => {
  const { href, shortened } = mailLink("sales@kelvin.example", "Enquiry & more", "Full name: A\nTwo chillers?");
  expect(href).toBe("mailto:sales@kelvin.example?subject=Enquiry%20%26%20more&body=Full%20name%3A%20A%0D%0ATwo%20chillers%3F");
  expect(shortened).toBe(false);
});

test("a WhatsApp link contains the text, and an office without a number has no link", () => {
  const link = whatsappLink("910000000000", "తెలుగు 👷🏽 <script>\nnext");
  expect(link).toEqual({ href: expect.stringMatching(/^https:\/\/wa\.me\/910000000000\?text=/), shortened: false });
  expect(textOf(link?.href, "text")).toBe("తెలుగు 👷🏽 <script>\nnext");
  expect(whatsappLink(null, "next")).toBeUndefined();
});

test.each([
  ["Telugu", "తె".repeat(25_000)],
  ["emoji", "👷".repeat(25_000)],
])("50,000 characters of %s are shortened to the longest link, without splitting a character", (_, text) => {
  for (const link of [mailLink("sales@kelvin.example", "Enquiry", text), whatsappLink("910000000000", text)]) {
    const { href = "", shortened } = link ?? {};
    expect(shortened).toBe(true);
    expect(href.length).toBeLessThanOrEqual(LINK_MAX_CHARACTERS);
    expect(href.length).toBeGreaterThan(LINK_MAX_CHARACTERS - 20);
    const carried = textOf(href, href.startsWith("mailto:") ? "body" : "text") ?? "";
    expect(carried.endsWith("…")).toBe(true);
    expect(text.startsWith(carried.slice(0, -1))).toBe(true);
  }
});

test("a lone surrogate does not break the link, also in browsers without toWellFormed", () => {
  Reflect.deleteProperty(String.prototype, "toWellFormed");
  expect(textOf(whatsappLink("910000000000", "broken \uD83D end")?.href, "text")).toBe("broken \uFFFD end");
});
