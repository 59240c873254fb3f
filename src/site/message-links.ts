/** Mail programs and WhatsApp cut or refuse longer addresses; 2,000 characters pass everywhere. */
export const LINK_MAX_CHARACTERS = 2000;

const SHORTENED_MARK = encodeURIComponent("…");
/** Half of a character: nothing can encode it. */
const LONE_SURROGATE = /[\uD800-\uDFFF]/gu;

/** @returns an address that opens a new e-mail with subject and text (RFC 6068: lines end in CR LF) */
export const mailLink = (mailbox: string, subject: string, text: string) =>
  carrying(`mailto:${mailbox}?subject=${encodeURIComponent(subject)}&body=`, text.replace(/\r?\n/g, "\r\n"));

/** @param number the WhatsApp number, digits only */
export const whatsappLink = (number: string, text: string) => carrying(`https://wa.me/${number}?text=`, text);

/** @returns an address that carries the text, and whether the text was too long, so that it carries only the beginning */
function carrying(start: string, text: string) {
  const wellFormed = text.replace(LONE_SURROGATE, "\uFFFD");
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
