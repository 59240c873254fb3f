/** Replaces the package "gatsby" in unit tests (jest.config.js). Tests pass query results as props. */
export const graphql = () => undefined;

export const useStaticQuery = () => {
  throw new Error('Tests of components that call useSiteData() need jest.mock("../site/site-data").');
};
