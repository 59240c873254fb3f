import path from "node:path";
import { LicenseWebpackPlugin } from "license-webpack-plugin";

/** Typefaces come in as files (scripts/subset-fonts.mts), so webpack does not see the packages they are from. */
const TYPEFACES = ["@fontsource-variable/archivo", "@fontsource-variable/sometype-mono"];

/** @returns a webpack plugin that writes /licences.txt: name, licence and licence text of everything that is sent to visitors */
export const licenceList = () =>
  new LicenseWebpackPlugin({
    outputFilename: "licences.txt",
    perChunkOutput: false,
    skipChildCompilers: true,
    additionalModules: TYPEFACES.map((name) => ({ name, directory: path.resolve("node_modules", name) })),
    stats: { warnings: true, errors: true },
  });
