/** `npm run test:html` tests the site in public/. `npm run test:client` compares data/ with the client's order. */
const { testMatch: _, ...unit } = require("../jest.config.js");

module.exports = { ...unit, rootDir: "..", testMatch: ["<rootDir>/tests/**/*.test.ts"], testEnvironment: "node" };
