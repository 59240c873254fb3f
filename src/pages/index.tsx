import { graphql, type PageProps } from "gatsby";
import { Readings } from "../components/readings";
import { Rule } from "../components/rule";
import { ClosingSections } from "../sections/closing-sections";
import { HomeCommitted } from "../sections/home-committed";
import { Legacy } from "../sections/legacy";
import { PageHead } from "../seo/page-head";

export default function HomePage({ data: { page } }: PageProps<Queries.HomePageQuery>) {
  if (!page) return null;
  return (
    <>
      <PageHead seo={page.seo} path="/" />
      <h1>{page.welcome.heading}</h1>
      <Readings {...page.achievements} columns={4} />
      <Rule />
      <HomeCommitted number={1} committed={page.committed} />
      <Legacy number={2} legacy={page.legacy} />
      <ClosingSections firstNumber={4} enquiry={page.enquiry} />
    </>
  );
}

export const query = graphql`
  query HomePage {
    page: homePageYaml {
      seo {
        title
        description
      }
      welcome {
        heading
      }
      achievements {
        label
        items {
          value
          label
        }
      }
      committed {
        ...HomeCommitted
      }
      legacy {
        ...Legacy
      }
      enquiry {
        heading
        lead
      }
    }
  }
`;
