import { graphql, type PageProps } from "gatsby";
import { Overview } from "../sections/overview/overview";
import { required } from "../site/required";

/** requirements R8 */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  return <Overview page={required(data.page, "data/pages/services.yaml")} sheets={data.sheets.nodes} />;
}

export const query = graphql`
  query ServicesPage {
    page: servicesPageYaml {
      ...Overview
    }
    sheets: allServicesYaml(sort: { code: ASC }) {
      nodes {
        ...SheetGrid
      }
    }
  }
`;
