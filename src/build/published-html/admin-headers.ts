import type { HeaderRule } from "./headers-file";

/**
 * What the editors' pages below /admin may do. They are files of static/admin, not pages of Gatsby, and nothing in them is hashed.
 * @returns no rules while there are no such pages: what /* says holds for them
 */
export const adminHeaderRules = (): HeaderRule[] => [];
