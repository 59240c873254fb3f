import { graphql, type PageProps } from "gatsby";
import { PageNumbers } from "../components/page-numbers";
import { Rule } from "../components/rule";
import { ArticleList } from "../sections/blog/article-list";
import { ClosingSections } from "../sections/shared/closing-sections";
import { PageTitle } from "../sections/shared/page-title";
import { PageHead } from "../seo/page-head";
import { type ArticlePageContext, articleListPage } from "../site/article-pages";
import { required } from "../site/required";

export default function BlogTemplate({
  data,
  pageContext: { number, pageCount },
}: PageProps<Queries.BlogTemplateQuery, ArticlePageContext>) {
  const page = required(data.page, "data/pages/blog.yaml");
  return (
    <>
      <PageHead page={articleListPage(page, number)} />
      <PageTitle {...page.header} />
      <ArticleList articles={page.articles} readMore={page.readMore}>
        <PageNumbers strings={page.pages} current={number} count={pageCount} />
      </ArticleList>
      <Rule />
      <ClosingSections enquiry={page.enquiry} form="short" />
    </>
  );
}

export const query = graphql`
  fragment ArticleListPage on BlogPageYaml {
    ...PageHead
    pages {
      title
      description
      menuTitle
    }
  }
  query BlogTemplate($articleIds: [String!]!) {
    page: blogPageYaml {
      ...ArticleListPage
      header {
        ...PageTitle
      }
      pages {
        label
        earlier
        later
      }
      articles(ids: $articleIds) {
        ...ArticleListCard
      }
      readMore
      enquiry {
        ...Enquiry
      }
    }
  }
`;
