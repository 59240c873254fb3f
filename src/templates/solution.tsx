import { graphql, type PageProps } from "gatsby";
import { Rule } from "../components/rule";
import { useTrail } from "../layout/trail";
import { ClosingBand } from "../sections/closing-band";
import { ClosingSections } from "../sections/closing-sections";
import { Description } from "../sections/description";
import { NoteSchedule } from "../sections/note-schedule";
import { RelatedSheets } from "../sections/related-sheets";
import { SolutionCover } from "../sections/solution-cover";
import { PageHead } from "../seo/page-head";

/** /solutions/<file name>: one file of data/solutions drawn as a sheet (specification, Solution pages). */
export default function SolutionTemplate({ data: { page, shared } }: PageProps<Queries.SolutionTemplateQuery>) {
  const trail = useTrail(page?.path ?? "/");
  if (!page || !shared) return null;
  const { sheet: words } = shared;
  return (
    <>
      <PageHead seo={page.seo} path={page.path} />
      <SolutionCover solution={page} trail={trail} />
      <Description number={1} label={words.introduction} heading={page.headline} paragraphs={page.paragraphs} cool />
      <Rule />
      <NoteSchedule number={2} label={words.essentials} heading={page.essentialsHeading} notes={page.essentials} cool />
      <NoteSchedule number={3} {...words.includes} notes={page.includes} ground="ink" cool twoColumns />
      <ClosingBand number={4} label={words.closing} closing={page.closing} kelvin={page.kelvin} />
      <RelatedSheets number={5} {...words.related} sheets={page.related} />
      <Rule />
      <ClosingSections firstNumber={6} enquiry={page.enquiry} />
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
      ...SolutionCover
      headline
      paragraphs
      essentialsHeading
      essentials {
        ...NoteSchedule
      }
      includes {
        ...NoteSchedule
      }
      closing {
        ...ClosingBand
      }
      related {
        ...RelatedSheets
      }
      enquiry {
        heading
        lead
      }
    }
    shared: solutionsPageYaml {
      sheet {
        introduction
        essentials
        includes {
          label
          heading
        }
        closing
        related {
          label
          heading
        }
      }
    }
  }
`;
