import { graphql, type PageProps } from "gatsby";
import { OfferingIndex } from "../sections/overview/offering-index";
import { Overview } from "../sections/overview/overview";
import { required } from "../site/required";

/** requirements R8 */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const page = required(data.page, "data/pages/services.yaml");
  const services = data.sheets.nodes;
  return (
    <Overview page={page} sheets={services}>
      <OfferingIndex strings={page.index} services={services} />
    </Overview>
  );
}

export const query = graphql`
  query ServicesPage {
    page: servicesPageYaml {
      ...Overview
      index {
        ...OfferingIndexStrings
      }
    }
    sheets: allServicesYaml(sort: { codeNumber: ASC }) {
      nodes {
        ...SheetGrid
        ...OfferingIndex
      }
    }
  }
`;
