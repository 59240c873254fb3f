import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../seo/page-head";

export default function SolutionTemplate({ data: { page } }: PageProps<Queries.SolutionTemplateQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead seo={page.seo} path={page.path} />
      <h1>{page.title}</h1>
    </>
  );
}

export const query = graphql`
  query SolutionTemplate($id: String!) {
    page: solutionsYaml(id: { eq: $id }) {
      seo {
        title
        description
      }
      path
      title
    }
  }
`;
