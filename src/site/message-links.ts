/** Some mail programs and WhatsApp truncate or reject longer URLs. */
export const LINK_MAX_CHARACTERS = 2000;

const ELLIPSIS = encodeURIComponent("…");

/** @returns a link that opens a new e-mail; its lines end in CR LF (RFC 6068) */
export const mailLink = (mailbox: string, subject: string, text: string) =>
  withText(`mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=`, text.replace(/\r?\n/g, "\r\n"));

/**
 * @param number with country code, in any format; null if the office has none
 * @returns undefined without a number
 */
export const whatsappLink = (number: string | null, text: string) =>
  number === null ? undefined : withText(`https://wa.me/${number.replace(/\D/g, "")}?text=`, text);

/** @returns the link, and whether its text had to be shortened */
function withText(start: string, text: string) {
  // encodeURIComponent throws on lone surrogates. Chrome before 111 and Safari before 16.4 have no toWellFormed.
  const wellFormed = text.replace(/\p{Surrogate}/gu, "\uFFFD");
  const whole = start + encodeURIComponent(wellFormed);
  if (whole.length <= LINK_MAX_CHARACTERS) return { href: whole, shortened: false };
  let href = start;
  for (const character of wellFormed) {
    const encoded = encodeURIComponent(character);
    if (href.length + encoded.length + ELLIPSIS.length > LINK_MAX_CHARACTERS) break;
    href += encoded;
  }
  return { href: href + ELLIPSIS, shortened: true };
}
