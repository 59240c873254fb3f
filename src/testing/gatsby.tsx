import type { AnchorHTMLAttributes } from "react";

/** Gatsby in unit tests (jest.config.js): links are plain links, and queries return nothing, since tests pass their results as props. */
export const Link = ({ to, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => <a href={to} {...rest} />;

export const graphql = () => undefined;

export const navigate = jest.fn();

export const useStaticQuery = () => {
  throw new Error('a section that calls useSiteData() needs jest.mock("../site/site-data") in its test');
};
