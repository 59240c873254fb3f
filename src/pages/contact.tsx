import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../seo/page-head";

export default function ContactPage({ data: { page } }: PageProps<Queries.ContactPageQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead seo={page.seo} path="/contact" />
      <h1>{page.menuTitle}</h1>
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
      menuTitle
    }
  }
`;
