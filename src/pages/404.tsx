import { graphql, type PageProps } from "gatsby";
import { AllOfferings } from "../sections/not-found/all-offerings";
import { NotFoundTitle } from "../sections/not-found/not-found-title";
import { ClosingSections } from "../sections/shared/closing-sections";
import { PageHead } from "../seo/page-head";
import { required } from "../site/required";

/** The page for unknown URLs. Not indexed. Links to all services and solutions. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const page = required(data.page, "data/pages/not-found.yaml");
  return (
    <>
      <PageHead page={page} noindex />
      <NotFoundTitle {...page} />
      <AllOfferings label={page.offeringsLabel} />
      <ClosingSections enquiry={page.enquiry} enquiryFirst />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    page: notFoundPageYaml {
      ...PageHead
      ...NotFoundTitle
      offeringsLabel
      enquiry {
        ...Enquiry
      }
    }
  }
`;
