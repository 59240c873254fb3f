import { graphql, type PageProps } from "gatsby";
import { useTrail } from "../layout/use-trail";
import { ClosingSections } from "../sections/closing-sections";
import { ContactSheet } from "../sections/contact-sheet";
import { OfficeMap } from "../sections/office-map";
import { PageHead } from "../seo/page-head";

export default function ContactPage({ data: { page, company } }: PageProps<Queries.ContactPageQuery>) {
  const trail = useTrail("/contact");
  if (!page || !company) return null;
  return (
    <>
      <PageHead seo={page.seo} path="/contact" />
      <ContactSheet page={page} trail={trail} />
      <OfficeMap map={page.map} query={company.mapQuery} />
      <ClosingSections firstNumber={1} />
    </>
  );
}

export const query = graphql`
  query ContactPage {
    page: contactPageYaml {
      seo {
        title
        description
      }
      ...ContactSheet
      map {
        ...OfficeMap
      }
    }
    company: companyYaml {
      mapQuery
    }
  }
`;
