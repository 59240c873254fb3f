import path from "node:path";
import { parse } from "yaml";
import { readDataFiles } from "../checks/reading/data-files";
import { dataKindOf, slugOf } from "../schema/data-kinds";

const files = readDataFiles(path.resolve("data")).map(({ relativePath, bytes }) => ({
  relativePath,
  content: parse(Buffer.from(bytes).toString("utf8")),
}));
const contentOf = (relativePath: string) => files.find((file) => file.relativePath === relativePath)?.content;

const sheets = files
  .flatMap(({ relativePath, content }) => {
    const address = dataKindOf(relativePath)?.path?.(slugOf(relativePath));
    return address ? [{ ...content, path: address, drawing: { publicURL: null } }] : [];
  })
  .sort((a, b) => a.code.localeCompare(b.code));
const sheetsBelow = (address: string) => ({ nodes: sheets.filter((sheet) => sheet.path.startsWith(address)) });

/** What useSiteData() answers, made of the project's own data files; pictures are left out. */
export const SITE_DATA: Queries.SiteDataQuery = {
  site: { buildTime: "2026", siteMetadata: { siteUrl: "https://kelvin.example" } },
  companyYaml: contentOf("company.yaml"),
  services: sheetsBelow("/services/"),
  solutions: sheetsBelow("/solutions/"),
  servicesPageYaml: contentOf("pages/services.yaml"),
  solutionsPageYaml: contentOf("pages/solutions.yaml"),
  allSheet: { nodes: sheets },
  strengthsYaml: contentOf("strengths.yaml"),
  clientsJson: null,
  contactPageYaml: contentOf("pages/contact.yaml"),
};
