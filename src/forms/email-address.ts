const INVISIBLE = /[\u00A0\p{Default_Ignorable_Code_Point}]/gu;

/**
 * @returns a typed or pasted address without what a copy brings along: signs that nobody sees, for which the browser would
 *   refuse it (Outlook, Excel, WhatsApp Web), and the scheme of a link
 */
export const cleanAddress = (address: string) => address.replace(INVISIBLE, "").replace(/^mailto:/i, "");
