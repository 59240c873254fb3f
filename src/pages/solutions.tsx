import { graphql, type PageProps } from "gatsby";
import { Overview } from "../sections/overview/overview";
import { required } from "../site/required";

/** requirements R8 */
export default function SolutionsPage({ data }: PageProps<Queries.SolutionsPageQuery>) {
  return <Overview page={required(data.page, "data/pages/solutions.yaml")} offerings={data.offerings.nodes} cool />;
}

export const query = graphql`
  query SolutionsPage {
    page: solutionsPageYaml {
      ...Overview
    }
    offerings: allSolutionsYaml(sort: { codeNumber: ASC }) {
      nodes {
        ...OfferingGrid
      }
    }
  }
`;
