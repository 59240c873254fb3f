import * as z from "zod";

/** The plugin's options in gatsby-config.ts. */
const OPTIONS = z.object({
  admin: z.object({
    /** The heading of /admin. */
    title: z.string(),
    /** The address of the picture beside it. */
    logo: z.string(),
    /** Where editors save, on GitHub: "owner/name". */
    repository: z.string(),
    /** What editors grant the CMS. "repo" includes all of their private repositories. */
    authScope: z.enum(["repo", "public_repo"]),
  }),
});

export type AdminOptions = z.infer<typeof OPTIONS>["admin"];

/** @throws if an option is missing or wrong */
export const adminOptions = (options: object): AdminOptions => OPTIONS.parse(options).admin;
