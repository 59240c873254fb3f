/** A number with its country code, or a toll-free one. */
const TELEPHONE = /\+\d[\d -]{8,}\d|\b18[06]0[ -]?\d[\d -]{4,}\d/;
const E_MAIL = /[\w.-]+@[\w.-]+\w/;
const digitsOf = (text: string) => text.replace(/\D/g, "");

/**
 * @param text what visitors see of the link
 * @returns why the address is not that of the number or mailbox in the text; undefined if it is, or if there is none
 */
export function wrongDestination(address: string, text: string): string | undefined {
  const [number] = TELEPHONE.exec(text) ?? [];
  const [mailbox] = E_MAIL.exec(text) ?? [];
  if (number && !digitsOf(address).includes(digitsOf(number)))
    return `${JSON.stringify(address)} is not the number that the link shows; write tel:${number.replace(/[^\d+]/g, "")}`;
  return mailbox && !address.toLowerCase().includes(mailbox.toLowerCase())
    ? `${JSON.stringify(address)} is not the e-mail address that the link shows; write mailto:${mailbox}`
    : undefined;
}
