import { graphql, type PageProps } from "gatsby";
import { Rule } from "../components/rule";
import { Statistics } from "../components/statistics";
import { Hero } from "../sections/home/hero";
import { HomeCommitted } from "../sections/home/home-committed";
import { Registers } from "../sections/home/registers";
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
      <Rule />
      <HomeCommitted {...page.committed} />
      <Registers {...page.legacy} />
      <Reviews {...page.reviews} reviews={reviews.items} />
      <Clients />
      <Rule />
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
        ...Registers
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
