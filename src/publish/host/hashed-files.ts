import { filesBelow } from "../gatsby-output";

/** How Gatsby names scripts and styles by their content; how `npm run fonts` names typefaces. */
const NAMED_BY_CONTENT = /^([^/]+[-.][0-9a-f]{20}\.(js|css)|fonts\/[\w-]+-[0-9a-f]{8}\.woff2)$/;

/**
 * @param published the folder that the host will serve
 * @returns the addresses of its scripts, styles and typefaces, whose names change with their content
 */
export const hashedFiles = (published: string): string[] =>
  filesBelow(published)
    .filter((file) => NAMED_BY_CONTENT.test(file))
    .map((file) => `/${file}`);
