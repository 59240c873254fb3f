/** Options of all projects. Unit tests are beside the files that they test. */
const shared = {
  transform: {
    "\\.[jt]sx?$": ["@swc/jest", { jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } } } }],
  },
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/src/testing/gatsby.ts",
    "\\.css$": "<rootDir>/src/testing/style-sheet.js",
  },
  setupFilesAfterEnv: ["<rootDir>/src/testing/setup.ts"],
};

module.exports = {
  // On a busy machine, starting another program takes longer than Jest's default of five seconds.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: "unit",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/*.test.{ts,tsx}", "<rootDir>/{src,hosting,plugins,scripts}/**/*.test.{ts,tsx}"],
    },
    // What every publication waits for: tests of public/ that no valid edit of data/ turns red.
    { ...shared, displayName: "published", testEnvironment: "node", testMatch: ["<rootDir>/tests/published/*.test.ts"] },
    // Tests of the code that made public/.
    { ...shared, displayName: "html", testEnvironment: "node", testMatch: ["<rootDir>/tests/html/*.test.ts"] },
    // Compares data/ with the client's order.
    { ...shared, displayName: "client", testEnvironment: "node", testMatch: ["<rootDir>/tests/client.test.ts"] },
  ],
};
