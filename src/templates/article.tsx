import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../seo/page-head";

export default function ArticleTemplate({ data: { page } }: PageProps<Queries.ArticleTemplateQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead seo={page.seo} path={page.path} />
      <h1>{page.title}</h1>
    </>
  );
}

export const query = graphql`
  query ArticleTemplate($id: String!) {
    page: blogYaml(id: { eq: $id }) {
      seo {
        title
        description
      }
      path
      title
    }
  }
`;
