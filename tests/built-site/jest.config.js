/** Checks of dist/ as `npm run build` left it: `npm run test:html`. */
const { testMatch: _, ...unit } = require("../../jest.config.js");

module.exports = { ...unit, rootDir: "../..", testMatch: ["<rootDir>/tests/built-site/*.test.ts"], testEnvironment: "node" };
