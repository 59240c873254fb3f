import { graphql, type PageProps } from "gatsby";
import { PageNumbers } from "../components/page-numbers";
import { Rule } from "../components/rule";
import { Sections } from "../components/sections";
import { ArticleList } from "../sections/blog/article-list";
import { ClosingSections } from "../sections/shared/closing-sections";
import { PageTitle } from "../sections/shared/page-title";
import { PageHead } from "../seo/page-head";
import { type ArticlePageContext, articlePageAddress, articlePageNames } from "../site/article-pages";
import { required } from "../site/required";

export default function BlogTemplate({
  data,
  pageContext: { number, pageCount },
}: PageProps<Queries.BlogTemplateQuery, ArticlePageContext>) {
  const page = required(data.page, "data/pages/blog.yaml");
  return (
    <Sections>
      <PageHead page={number === 1 ? page : { ...page, seo: articlePageNames(page.pages, number), path: articlePageAddress(number) }} />
      <PageTitle {...page.header} />
      <ArticleList articles={page.articles} readMore={page.readMore}>
        <PageNumbers strings={page.pages} current={number} count={pageCount} />
      </ArticleList>
      <Rule />
      <ClosingSections enquiry={page.enquiry} form="short" />
    </Sections>
  );
}

export const query = graphql`
  query BlogTemplate($articleIds: [String!]!) {
    page: blogPageYaml {
      ...PageHead
      header {
        ...PageTitle
      }
      pages {
        title
        description
        menuTitle
        label
        earlier
        later
      }
      articles(ids: $articleIds) {
        ...ArticleCard
      }
      readMore
      enquiry {
        ...Enquiry
      }
    }
  }
`;
