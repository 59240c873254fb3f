import { graphql, type PageProps } from "gatsby";
import { NoteList } from "../components/note-list";
import { CloseView } from "../sections/shared/close-view";
import { Description } from "../sections/shared/description";
import { OfferingEnd } from "../sections/shared/offering-end";
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
  return (
    <>
      <PageHead page={page} subjects={(site) => [serviceOf(site, page)]} />
      <SolutionCover solution={page} kicker={labels.kicker} />
      <Description label={labels.introduction} heading={page.headline} paragraphs={page.paragraphs} theme="cool" />
      <NoteList label={labels.essentials} heading={page.essentialsHeading} notes={page.essentials} theme="cool" />
      {page.detail && <CloseView {...page.detail} />}
      <IncludedSystems {...labels.includes} systems={page.includes} />
      <ClosingBand label={labels.closing} {...page.closing} colourTemperature={page.colourTemperature} />
      <OfferingEnd {...data} offering={page} labels={labels} theme="cool" />
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
    ...OfferingEnd
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
