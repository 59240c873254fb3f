import { graphql, type PageProps } from "gatsby";
import { Statistics } from "../components/statistics";
import { Hero } from "../sections/home/hero";
import { HomeCommitted } from "../sections/home/home-committed";
import { OfferingTables } from "../sections/home/offering-tables";
import { Reviews } from "../sections/home/reviews";
import { Clients } from "../sections/shared/clients";
import { Enquiry } from "../sections/shared/enquiry";
import { Projects } from "../sections/shared/projects";
import { WhyChooseUs } from "../sections/shared/why-choose-us";
import { PageHead } from "../seo/page-head";
import { required } from "../site/required";

/** How many of the projects the home page shows. */
const HOME_PROJECTS = 3;

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const page = required(data.page, "data/pages/home.yaml");
  const reviews = required(data.reviewsJson, "data/reviews.json");
  const projects = data.projects?.items.slice(0, HOME_PROJECTS) ?? [];
  return (
    <>
      <PageHead page={page} />
      <Hero {...page} />
      <Statistics {...page.achievements} columns={4} />
      <HomeCommitted {...page.committed} />
      <OfferingTables {...page.legacy} drawings={data.drawings.nodes} />
      <Reviews {...page.reviews} reviews={reviews.items} />
      {data.projects && projects.length > 0 && <Projects {...data.projects} items={projects} />}
      <Clients />
      <WhyChooseUs />
      <Enquiry copy={page.enquiry} form="full" />
    </>
  );
}

export const query = graphql`
  query HomePage {
    page: homePageYaml {
      ...PageHead
      ...Hero
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
        ...OfferingTables
      }
      reviews {
        ...SectionHeading
      }
      enquiry {
        ...Enquiry
      }
    }
    drawings: allOffering {
      nodes {
        ...OfferingTablesDrawing
      }
    }
    reviewsJson {
      items {
        ...ReviewsItem
      }
    }
    projects: projectsYaml {
      ...Projects
    }
  }
`;
