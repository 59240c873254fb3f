/** Unit tests are beside what they test. tests/ holds those of the built site, which have settings of their own. */
module.exports = {
  testMatch: [
    "<rootDir>/*.test.{ts,tsx}",
    "<rootDir>/src/**/*.test.{ts,tsx}",
    "<rootDir>/hosting/**/*.test.ts",
    "<rootDir>/plugins/**/*.test.{ts,tsx}",
    "<rootDir>/scripts/**/*.test.ts",
  ],
  testEnvironment: "jsdom",
  // On a machine with ten other jobs, starting a server takes longer than Jest's five seconds.
  testTimeout: 60_000,
  transform: {
    "\\.[jt]sx?$": ["@swc/jest", { jsc: { parser: { syntax: "typescript", tsx: true }, transform: { react: { runtime: "automatic" } } } }],
  },
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/src/testing/gatsby.ts",
    "\\.module\\.css$": "<rootDir>/src/testing/css-module.js",
    "\\.css$": "<rootDir>/src/testing/empty.js",
    "\\.(woff2|svg|png)$": "<rootDir>/src/testing/asset.js",
  },
  setupFilesAfterEnv: ["<rootDir>/src/testing/setup.ts"],
};
