/** Some mail programs and WhatsApp cut or refuse longer addresses. */
export const LINK_MAX_CHARACTERS = 2000;

const SHORTENED_MARK = encodeURIComponent("…");

/** @returns a link that opens a new e-mail (RFC 6068: lines end in CR LF) */
export const mailLink = (mailbox: string, subject: string, text: string) =>
  withText(`mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=`, text.replace(/\r?\n/g, "\r\n"));

/** @param number with its country code, as people read it */
export const whatsappLink = (number: string, text: string) => withText(`https://wa.me/${number.replace(/\D/g, "")}?text=`, text);

/** @returns the link, and whether the text was too long and is shortened in it */
function withText(start: string, text: string) {
  // encodeURIComponent refuses half of a character.
  const wellFormed = text.toWellFormed();
  const whole = start + encodeURIComponent(wellFormed);
  if (whole.length <= LINK_MAX_CHARACTERS) return { href: whole, shortened: false };
  let href = start;
  for (const character of wellFormed) {
    const encoded = encodeURIComponent(character);
    if (href.length + encoded.length + SHORTENED_MARK.length > LINK_MAX_CHARACTERS) break;
    href += encoded;
  }
  return { href: href + SHORTENED_MARK, shortened: true };
}
