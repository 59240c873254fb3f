import { graphql, type PageProps } from "gatsby";
import { Rule } from "../components/rule";
import { LostSheet } from "../sections/not-found/lost-sheet";
import { SiteRegister } from "../sections/not-found/site-register";
import { ClosingSections } from "../sections/shared/closing-sections";
import { PageHead } from "../seo/page-head";
import { required } from "../site/required";

/** For unknown addresses. Not indexed, and with links to all services and solutions. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const page = required(data.page, "data/pages/not-found.yaml");
  return (
    <>
      <PageHead page={page} noindex />
      <LostSheet {...page} />
      <Rule />
      <SiteRegister label={page.registerLabel} />
      <Rule />
      <ClosingSections enquiry={page.enquiry} enquiryFirst />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    page: notFoundPageYaml {
      ...PageHead
      ...LostSheet
      registerLabel
      enquiry {
        ...Enquiry
      }
    }
  }
`;
