import { graphql, type PageProps } from "gatsby";
import { CodeKey } from "../sections/overview/code-key";
import { SheetGrid } from "../sections/overview/sheet-grid";
import { ClosingSections } from "../sections/shared/closing-sections";
import { Description } from "../sections/shared/description";
import { PageTitle } from "../sections/shared/page-title";
import { PageHead } from "../seo/page-head";
import { required } from "../site/required";

/** /services: a card for every file of data/services, and how to read them (requirements R8). */
export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  const page = required(data.page, "data/pages/services.yaml");
  return (
    <>
      <PageHead seo={page.seo} path={page.path} />
      <PageTitle {...page.header}>
        <CodeKey note={page.codes.note} />
      </PageTitle>
      <SheetGrid sheets={data.sheets.nodes} />
      <Description number={1} label={page.notes.eyebrow} heading={page.notes.heading} paragraphs={page.notes.paragraphs} ground="tint" />
      <ClosingSections firstNumber={2} enquiry={page.enquiry} />
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    page: servicesPageYaml {
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
    sheets: allServicesYaml(sort: { code: ASC }) {
      nodes {
        ...SheetGrid
      }
    }
  }
`;
