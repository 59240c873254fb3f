import { graphql, type PageProps } from "gatsby";
import { ClosingSections } from "../sections/closing-sections";
import { PageHead } from "../seo/page-head";

export default function NotFoundPage({ data: { page } }: PageProps<Queries.NotFoundPageQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead seo={page.seo} path="/404" hidden />
      <h1>{page.menuTitle}</h1>
      <ClosingSections firstNumber={1} enquiry={page.enquiry} />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    page: notFoundPageYaml {
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
