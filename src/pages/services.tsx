import { graphql, type PageProps } from "gatsby";
import { ArrowLink } from "../components/arrow-link";
import { Overview } from "../sections/overview/overview";
import { ScopeIndex } from "../sections/overview/scope-index";
import { INDEX_ANCHOR } from "../site/page-anchors";
import { required } from "../site/required";

/** requirements R8 */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const page = required(data.page, "data/pages/services.yaml");
  const services = data.offerings.nodes;
  return (
    <Overview page={page} offerings={services} headLink={<ArrowLink href={`#${INDEX_ANCHOR}`}>{page.index.label}</ArrowLink>}>
      <ScopeIndex copy={page.index} services={services} />
    </Overview>
  );
}

export const query = graphql`
  query ServicesPage {
    page: servicesPageYaml {
      ...Overview
      index {
        ...ScopeIndexCopy
      }
    }
    offerings: allServicesYaml(sort: { codeNumber: ASC }) {
      nodes {
        ...OfferingGrid
        ...ScopeIndex
      }
    }
  }
`;
