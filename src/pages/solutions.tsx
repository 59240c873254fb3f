import { graphql, type PageProps } from "gatsby";
import { CodeKey } from "../sections/overview/code-key";
import { SheetGrid } from "../sections/overview/sheet-grid";
import { ClosingSections } from "../sections/shared/closing-sections";
import { Description } from "../sections/shared/description";
import { PageTitle } from "../sections/shared/page-title";
import { PageHead } from "../seo/page-head";
import { required } from "../site/required";

/** /solutions: a card for every file of data/solutions, and how to read them (requirements R8). */
export default function SolutionsPage({ data }: PageProps<Queries.SolutionsPageQuery>) {
  const page = required(data.page, "data/pages/solutions.yaml");
  return (
    <>
      <PageHead seo={page.seo} path={page.path} />
      <PageTitle {...page.header}>
        <CodeKey note={page.codes.note} />
      </PageTitle>
      <SheetGrid sheets={data.sheets.nodes} cool />
      <Description
        number={1}
        label={page.notes.eyebrow}
        heading={page.notes.heading}
        paragraphs={page.notes.paragraphs}
        ground="tint"
        cool
      />
      <ClosingSections firstNumber={2} enquiry={page.enquiry} />
    </>
  );
}

export const query = graphql`
  query SolutionsPage {
    page: solutionsPageYaml {
      seo {
        title
        description
      }
      path
      header {
        heading
        lead
      }
      codes {
        note
      }
      notes {
        eyebrow
        heading
        paragraphs
      }
      enquiry {
        ...Enquiry
      }
    }
    sheets: allSolutionsYaml(sort: { code: ASC }) {
      nodes {
        ...SheetGrid
      }
    }
  }
`;
