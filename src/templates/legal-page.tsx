import { graphql, type PageProps } from "gatsby";
import { ContentsList, contentsOf } from "../components/contents-list";
import { ReadingColumn } from "../components/reading-column";
import { CompanyRegistration } from "../sections/legal/company-registration";
import { LegalHead } from "../sections/legal/legal-head";
import { ClosingSections } from "../sections/shared/closing-sections";
import { TextSections } from "../sections/shared/text-sections";
import { PageHead } from "../seo/page-head";
import { required } from "../site/required";

export default function LegalPageTemplate({ data }: PageProps<Queries.LegalPageTemplateQuery>) {
  const page = required(data.page, "the page in data/legal");
  return (
    <>
      <PageHead page={page} />
      <ReadingColumn>
        <LegalHead {...page} />
        <CompanyRegistration />
        <ContentsList entries={contentsOf(page.sections)} />
        <TextSections sections={page.sections} />
      </ReadingColumn>
      <div className="screen-only">
        <ClosingSections enquiry={page.enquiry} enquiryFirst />
      </div>
    </>
  );
}

export const query = graphql`
  query LegalPageTemplate($id: String!) {
    page: legalYaml(id: { eq: $id }) {
      ...PageHead
      ...LegalHead
      sections {
        ...TextSections
      }
      enquiry {
        ...Enquiry
      }
    }
  }
`;
