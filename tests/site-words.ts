import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const DATA_FOLDER = path.resolve(__dirname, "../data");

const readData = (file: string): unknown => parse(readFileSync(path.join(DATA_FOLDER, file), "utf8"));

const withSeo = z.object({ seo: z.object({ title: z.string(), description: z.string() }) });

/** @returns the title and description in a page's data file */
export const seoOf = (dataFile: string) => withSeo.parse(readData(dataFile)).seo;

/** What every page ends with (requirements R3.1). */
export const CLIENTS = z.object({ heading: z.string(), items: z.array(z.object({ name: z.string() })) }).parse(readData("clients.json"));
export const STRENGTHS = z
  .object({ heading: z.string(), items: z.array(z.object({ title: z.string() })) })
  .parse(readData("strengths.yaml"));

/** The words of the enquiry form, and of the lines beside it (data/pages/contact.yaml). */
export const CONTACT_WORDS = z
  .object({
    offices: z.object({ emailLabel: z.string() }),
    form: z.object({
      labels: z.object({ fullName: z.string(), company: z.string(), email: z.string(), phone: z.string(), message: z.string() }),
    }),
  })
  .parse(readData("pages/contact.yaml"));

const sharedSection = z.object({ label: z.string(), heading: z.string() });

/** The words that every service page shares (data/pages/services.yaml). */
export const SERVICE_SHEET_WORDS = z
  .object({ sheet: z.object({ offerings: sharedSection, benefits: sharedSection, care: z.string() }) })
  .parse(readData("pages/services.yaml")).sheet;

/** The words that every solution page shares (data/pages/solutions.yaml). */
export const SOLUTION_SHEET_WORDS = z
  .object({ sheet: z.object({ introduction: z.string(), essentials: z.string(), includes: sharedSection, closing: z.string() }) })
  .parse(readData("pages/solutions.yaml")).sheet;

const titles = z.array(z.object({ title: z.string() }));

/** @returns the lists of a service page, by its slug */
export const serviceSheet = (slug: string) =>
  z.object({ offerings: titles, benefits: titles.optional() }).parse(readData(`services/${slug}.yaml`));

/** @returns the lists and the closing band of a solution page, by its slug */
export const solutionSheet = (slug: string) =>
  z
    .object({ essentials: titles, includes: titles, closing: z.object({ button: z.object({ href: z.string() }) }) })
    .parse(readData(`solutions/${slug}.yaml`));

/** The public address that the tested site was built for (gatsby-config.ts). */
export const SITE_ADDRESS = process.env.SITE_URL ?? process.env.URL ?? "https://www.kelvin.example";
