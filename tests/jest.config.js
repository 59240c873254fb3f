/** Tests of what `npm run build` left in dist/ (`npm run test:html`), and of data/ against the client's order (tests/specification.test.ts). */
const { testMatch: _, ...unit } = require("../jest.config.js");

module.exports = { ...unit, rootDir: "..", testMatch: ["<rootDir>/tests/**/*.test.ts"], testEnvironment: "node" };
