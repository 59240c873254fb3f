import { graphql, type PageProps } from "gatsby";
import { ContactDetails } from "../sections/contact/contact-details";
import { MapFacade } from "../sections/contact/map-facade";
import { ClosingSections } from "../sections/shared/closing-sections";
import { PageHead } from "../seo/page-head";
import { required } from "../site/required";
import { useSiteData } from "../site/site-data";

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const page = required(data.page, "data/pages/contact.yaml");
  const { company } = useSiteData();
  return (
    <>
      <PageHead page={page} type="ContactPage" />
      <ContactDetails {...page} />
      <MapFacade {...page.map} query={company.mapQuery} office={company.geo} />
      <ClosingSections />
    </>
  );
}

export const query = graphql`
  query ContactPage {
    page: contactPageYaml {
      ...PageHead
      ...ContactDetails
      map {
        ...MapFacade
      }
    }
  }
`;
