import { graphql, type PageProps } from "gatsby";
import { NoteList } from "../components/note-list";
import { CloseView } from "../sections/shared/close-view";
import { ClosingSections } from "../sections/shared/closing-sections";
import { Description } from "../sections/shared/description";
import { Projects, projectsOf } from "../sections/shared/projects";
import { RelatedArticles } from "../sections/shared/related-articles";
import { RelatedOfferings } from "../sections/shared/related-offerings";
import { Checklist } from "../sections/solution/checklist";
import { ClosingBand } from "../sections/solution/closing-band";
import { IncludedSystems } from "../sections/solution/included-systems";
import { SolutionCover } from "../sections/solution/solution-cover";
import { PageHead } from "../seo/page-head";
import { serviceOf } from "../seo/structured-data";
import { required } from "../site/required";

/** /solutions/<file name>: one page for each file of data/solutions (requirements R10). */
export default function SolutionTemplate({ data }: PageProps<Queries.SolutionTemplateQuery>) {
  const page = required(data.page, "the solution in data/solutions");
  const { labels } = required(data.shared, "data/pages/solutions.yaml");
  const projects = projectsOf(page, data.projects);
  const articles = data.articles.nodes;
  const related = page.related.filter((offering) => offering !== null);
  return (
    <>
      <PageHead page={page} subjects={(site) => [serviceOf(site, page)]} />
      <SolutionCover solution={page} kicker={labels.kicker} />
      <Description label={labels.introduction} heading={page.headline} paragraphs={page.paragraphs} theme="cool" />
      <NoteList label={labels.essentials} heading={page.essentialsHeading} notes={page.essentials} theme="cool" />
      {page.detail && <CloseView {...page.detail} />}
      <IncludedSystems {...labels.includes} systems={page.includes} />
      <ClosingBand label={labels.closing} {...page.closing} colourTemperature={page.colourTemperature} />
      <div className="screen-only">
        {data.projects && projects.length > 0 && <Projects {...data.projects} items={projects} theme="cool" />}
        {articles.length > 0 && <RelatedArticles {...labels.articles} articles={articles} theme="cool" />}
        {related.length > 0 && <RelatedOfferings {...labels.related} offerings={related} />}
        <ClosingSections enquiry={page.enquiry} />
      </div>
      {page.checklist && <Checklist {...page.checklist} />}
    </>
  );
}

export const query = graphql`
  query SolutionTemplate($id: String!, $slug: String!) {
    page: solutionsYaml(id: { eq: $id }) {
      ...PageHead
      ...SolutionCover
      headline
      paragraphs
      essentialsHeading
      essentials {
        title
        detail
      }
      detail {
        ...CloseView
      }
      includes {
        ...IncludedSystems
      }
      closing {
        ...ClosingBand
      }
      colourTemperature
      related {
        ...LinkTableRow
      }
      enquiry {
        ...Enquiry
      }
      checklist {
        ...Checklist
      }
    }
    articles: allBlogYaml(filter: { mentions: { in: [$slug] } }, sort: [{ date: DESC }, { path: DESC }]) {
      nodes {
        ...RelatedArticles
      }
    }
    projects: projectsYaml {
      ...Projects
    }
    shared: solutionsPageYaml {
      labels {
        kicker
        articles {
          ...SectionHeading
        }
        introduction
        essentials
        includes {
          ...SectionHeading
        }
        closing
        related {
          ...SectionHeading
        }
      }
    }
  }
`;
