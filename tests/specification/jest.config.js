/** The client's figures and names, to the letter, against data/: `npm run test:specification`. Not part of `npm test`: an editor may change them. */
const { testMatch: _, ...unit } = require("../../jest.config.js");

module.exports = { ...unit, rootDir: "../..", testMatch: ["<rootDir>/tests/specification/*.test.ts"], testEnvironment: "node" };
