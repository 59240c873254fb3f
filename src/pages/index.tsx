import { graphql, type PageProps } from "gatsby";
import { ClosingSections } from "../sections/closing-sections";
import { PageHead } from "../seo/page-head";

export default function HomePage({ data: { page } }: PageProps<Queries.HomePageQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead seo={page.seo} path="/" />
      <h1>{page.menuTitle}</h1>
      <ClosingSections firstNumber={1} enquiry={page.enquiry} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    page: homePageYaml {
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
