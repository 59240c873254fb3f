import { graphql, type PageProps } from "gatsby";
import { Divider } from "../components/divider";
import { Statistics } from "../components/statistics";
import { Hero } from "../sections/home/hero";
import { HomeCommitted } from "../sections/home/home-committed";
import { OfferingTables } from "../sections/home/offering-tables";
import { Reviews } from "../sections/home/reviews";
import { Clients } from "../sections/shared/clients";
import { Enquiry } from "../sections/shared/enquiry";
import { WhyChooseUs } from "../sections/shared/why-choose-us";
import { PageHead } from "../seo/page-head";
import { required } from "../site/required";

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const page = required(data.page, "data/pages/home.yaml");
  const reviews = required(data.reviewsJson, "data/reviews.json");
  return (
    <>
      <PageHead page={page} />
      <Hero {...page} />
      <Statistics {...page.achievements} columns={4} />
      <Divider />
      <HomeCommitted {...page.committed} />
      <OfferingTables {...page.legacy} />
      <Reviews {...page.reviews} reviews={reviews.items} />
      <Clients />
      <Divider />
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
        ...Reviews
      }
      enquiry {
        ...Enquiry
      }
    }
    reviewsJson {
      items {
        ...ReviewsItem
      }
    }
  }
`;
