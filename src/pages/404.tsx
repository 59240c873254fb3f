import { graphql, type PageProps } from "gatsby";
import { Rule } from "../components/rule";
import { Sections } from "../components/sections";
import { LostSheet } from "../sections/not-found/lost-sheet";
import { SiteRegister } from "../sections/not-found/site-register";
import { ClosingSections } from "../sections/shared/closing-sections";
import { PageHead } from "../seo/page-head";
import { required } from "../site/required";

/** What an unknown address shows: kept out of search results, with every sheet of the site within reach. */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const page = required(data.page, "data/pages/not-found.yaml");
  return (
    <Sections>
      <PageHead page={page} hidden />
      <LostSheet {...page} />
      <Rule />
      <SiteRegister label={page.registerLabel} />
      <Rule />
      <ClosingSections firstNumber={1} enquiry={page.enquiry} />
    </Sections>
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
