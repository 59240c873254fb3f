import { graphql, type PageProps } from "gatsby";
import { ClosingSections } from "../sections/closing-sections";
import { PageHead } from "../seo/page-head";

export default function SolutionsPage({ data: { page } }: PageProps<Queries.SolutionsPageQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead seo={page.seo} path="/solutions" />
      <h1>{page.menuTitle}</h1>
      <ClosingSections firstNumber={1} enquiry={page.enquiry} />
    </>
  );
}

export const query = graphql`
  query SolutionsPage {
    page: solutionsPageYaml {
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
