import { graphql, type PageProps } from "gatsby";
import { ClosingSections } from "../sections/closing-sections";
import { PageHead } from "../seo/page-head";

export default function AboutPage({ data: { page } }: PageProps<Queries.AboutPageQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead seo={page.seo} path="/about" />
      <h1>{page.menuTitle}</h1>
      <ClosingSections firstNumber={1} enquiry={page.enquiry} />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    page: aboutPageYaml {
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
