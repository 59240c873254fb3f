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

/** The public address that the tested site was built for (gatsby-config.ts). */
export const SITE_ADDRESS = process.env.SITE_URL ?? process.env.URL ?? "https://www.kelvin.example";
