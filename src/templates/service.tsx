import { graphql, type PageProps } from "gatsby";
import { PageHead } from "../seo/page-head";

export default function ServiceTemplate({ data: { page } }: PageProps<Queries.ServiceTemplateQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead seo={page.seo} path={page.path} />
      <h1>{page.title}</h1>
    </>
  );
}

export const query = graphql`
  query ServiceTemplate($id: String!) {
    page: servicesYaml(id: { eq: $id }) {
      seo {
        title
        description
      }
      path
      title
    }
  }
`;
