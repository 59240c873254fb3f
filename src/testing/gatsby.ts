/** Replaces the package "gatsby" in unit tests (jest.config.js). Tests pass query results as props. */
export const graphql = () => undefined;

export const useStaticQuery = () => {
  throw new Error('The test of a component that calls useSiteData() needs jest.mock("../site/site-data").');
};
