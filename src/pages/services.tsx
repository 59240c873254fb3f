import { graphql, type PageProps } from "gatsby";
import { ClosingSections } from "../sections/closing-sections";
import { PageHead } from "../seo/page-head";

export default function ServicesPage({ data: { page } }: PageProps<Queries.ServicesPageQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead seo={page.seo} path="/services" />
      <h1>{page.menuTitle}</h1>
      <ClosingSections firstNumber={1} enquiry={page.enquiry} />
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    page: servicesPageYaml {
      seo {
        title
        description
      }
      menuTitle
      enquiry {
        heading
        lead
      }
    }
  }
`;
