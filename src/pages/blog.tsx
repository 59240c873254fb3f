import { graphql, type PageProps } from "gatsby";
import { ClosingSections } from "../sections/closing-sections";
import { PageHead } from "../seo/page-head";

export default function BlogPage({ data: { page } }: PageProps<Queries.BlogPageQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead seo={page.seo} path="/blog" />
      <h1>{page.menuTitle}</h1>
      <ClosingSections firstNumber={1} enquiry={page.enquiry} />
    </>
  );
}

export const query = graphql`
  query BlogPage {
    page: blogPageYaml {
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
