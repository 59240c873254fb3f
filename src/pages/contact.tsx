import { graphql, type PageProps } from "gatsby";
import { ContactSheet } from "../sections/contact/contact-sheet";
import { OfficeMap } from "../sections/contact/office-map";
import { ClosingSections } from "../sections/shared/closing-sections";
import { PageHead } from "../seo/page-head";
import { useTrail } from "../site/trail";

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
