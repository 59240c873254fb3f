import { graphql, type PageProps } from "gatsby";
import { ContentsList, contentsOf } from "../components/contents-list";
import { QuestionList } from "../components/question-list";
import { ReadingColumn, ReadingSection } from "../components/reading-column";
import { ArticleEnd } from "../sections/article/article-end";
import { ArticleHead } from "../sections/article/article-head";
import { ClosingSections } from "../sections/shared/closing-sections";
import { TextSections } from "../sections/shared/text-sections";
import { PageHead } from "../seo/page-head";
import { postingOf } from "../seo/structured-data";
import { FAQ_ANCHOR } from "../site/page-anchors";
import { required } from "../site/required";

export default function ArticleTemplate({ data }: PageProps<Queries.ArticleTemplateQuery>) {
  const page = required(data.page, "the article in data/blog");
  const { labels, enquiry } = required(data.shared, "data/pages/blog.yaml");
  const contents = [...contentsOf(page.sections), { id: FAQ_ANCHOR, heading: labels.faqHeading }];
  return (
    <>
      <PageHead page={page} published={page.date} subjects={(site) => [postingOf(site, page, page)]} />
      <ReadingColumn>
        <ArticleHead article={page} />
        <ContentsList entries={contents} />
        <TextSections sections={page.sections} />
        <ReadingSection id={FAQ_ANCHOR} heading={labels.faqHeading}>
          <QuestionList questions={page.faq} />
        </ReadingSection>
        <ArticleEnd article={page} newer={data.newer} older={data.older} relatedHeading={labels.relatedHeading} />
      </ReadingColumn>
      <div className="screen-only">
        <ClosingSections enquiry={enquiry} form="short" />
      </div>
    </>
  );
}

export const query = graphql`
  query ArticleTemplate($id: String!, $newerId: String, $olderId: String) {
    page: blogYaml(id: { eq: $id }) {
      ...PageHead
      ...ArticleHead
      excerpt
      sections {
        ...TextSections
      }
      faq {
        question
        answer
      }
      ...ArticleEnd
    }
    shared: blogPageYaml {
      labels {
        faqHeading
        relatedHeading
      }
      enquiry {
        ...Enquiry
      }
    }
    newer: blogYaml(id: { eq: $newerId }) {
      ...ArticleEndNeighbour
    }
    older: blogYaml(id: { eq: $olderId }) {
      ...ArticleEndNeighbour
    }
  }
`;
