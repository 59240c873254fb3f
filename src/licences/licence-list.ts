import path from "node:path";
import { LicenseWebpackPlugin } from "license-webpack-plugin";
import { mayBeSent } from "./licence-decision";

export const LICENCE_LIST_FILE = "licences.txt";

/** What webpack does not see as a package: typefaces come in as files (scripts/subset-fonts.mts), Gatsby's own scripts from .cache. */
const UNSEEN_PACKAGES = ["gatsby", "@fontsource-variable/archivo", "@fontsource-variable/sometype-mono"];

/** Parts of packages (Gatsby's, and Partytown's, which Gatsby brings) that carry a package.json without being packages. */
const PARTS_OF_PACKAGES = ["bundle-optimisations", "partytown", "@builder.io/partytown/integration"];

function refuse(name: string, licence: string | null): never {
  const what = licence ? `under the licence ${licence}, which would bind the site's own code` : "without a licence";
  throw new Error(`The site would send visitors the package ${name}, ${what} (src/licences/licence-decision.ts). Replace the package.`);
}

/**
 * @returns a webpack plugin that writes /licences.txt: name, licence and licence text of everything that is sent to visitors.
 *   A licence that would bind the site's own code stops the build.
 */
export const licenceList = () =>
  new LicenseWebpackPlugin({
    outputFilename: LICENCE_LIST_FILE,
    perChunkOutput: false,
    // they bring nothing that is sent, and run only when what they made is not kept from an earlier build
    skipChildCompilers: true,
    additionalModules: UNSEEN_PACKAGES.map((name) => ({ name, directory: path.resolve("node_modules", name) })),
    excludedPackageTest: (name) => PARTS_OF_PACKAGES.includes(name),
    handleMissingLicenseText: (name, type) => `${name} is published under the ${type} licence without its text.`,
    unacceptableLicenseTest: (type) => !mayBeSent(type),
    handleUnacceptableLicense: refuse,
    // what the plugin itself would say, Gatsby cannot print
    stats: { warnings: false, errors: false },
  });
