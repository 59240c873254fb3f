import { graphql, type PageProps } from "gatsby";
import { ArticleList } from "../sections/blog/article-list";
import { ClosingSections } from "../sections/shared/closing-sections";
import { PageTitle } from "../sections/shared/page-title";
import { PageHead } from "../seo/page-head";
import { required } from "../site/required";

export default function BlogPage({ data }: PageProps<Queries.BlogPageQuery>) {
  const page = required(data.page, "data/pages/blog.yaml");
  return (
    <>
      <PageHead page={page} />
      <PageTitle {...page.header} />
      <ArticleList articles={data.articles.nodes} />
      <ClosingSections enquiry={page.enquiry} form="short" />
    </>
  );
}

export const query = graphql`
  query BlogPage {
    page: blogPageYaml {
      ...PageHead
      header {
        ...PageTitle
      }
      enquiry {
        ...Enquiry
      }
    }
    articles: allBlogYaml(sort: [{ date: DESC }, { path: DESC }]) {
      nodes {
        ...ArticleListCard
      }
    }
  }
`;
