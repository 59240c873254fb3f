import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../seo/page-head";

export default function LegalPageTemplate({ data: { page } }: PageProps<Queries.LegalPageTemplateQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead seo={page.seo} path={page.path} />
      <h1>{page.title}</h1>
    </>
  );
}

export const query = graphql`
  query LegalPageTemplate($id: String!) {
    page: legalYaml(id: { eq: $id }) {
      seo {
        title
        description
      }
      path
      title
    }
  }
`;
