/**
 * Whether code under a licence may be sent to visitors without binding the site's own code.
 * A GPL, LGPL or AGPL licence would; code without a licence may not be passed on at all.
 * @param licence an SPDX expression as in package.json: "MIT", "(MIT OR GPL-2.0-only)"
 */
export function mayBeSent(licence: string | null | undefined): boolean {
  if (!licence || licence === "UNLICENSED") return false;
  const choices = /\bAND\b/.test(licence) ? [licence] : licence.split(/\bOR\b/);
  return choices.some((choice) => !/GPL/i.test(choice));
}
