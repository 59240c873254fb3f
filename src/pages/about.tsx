import { graphql, type PageProps } from "gatsby";
import { MarkedPicture } from "../components/marked-picture";
import { Statistics } from "../components/statistics";
import { AboutCommitted } from "../sections/about/about-committed";
import { AboutIntro } from "../sections/about/about-intro";
import { Experts } from "../sections/about/experts";
import { QualityPolicy } from "../sections/about/quality-policy";
import { Ratings } from "../sections/about/ratings";
import { Sustainability } from "../sections/about/sustainability";
import { Testimonials } from "../sections/about/testimonials";
import { Timeline } from "../sections/about/timeline";
import { VisionMission } from "../sections/about/vision-mission";
import { WhoWeAre } from "../sections/about/who-we-are";
import { Clients } from "../sections/shared/clients";
import { Description } from "../sections/shared/description";
import { Enquiry } from "../sections/shared/enquiry";
import { PageTitle } from "../sections/shared/page-title";
import { WhyChooseUs } from "../sections/shared/why-choose-us";
import { PageHead } from "../seo/page-head";
import { required } from "../site/required";

export default function AboutPage({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = required(data.page, "data/pages/about.yaml");
  const company = required(data.company, "data/company.yaml");
  const team = required(data.team, "data/team.yaml");
  const timeline = required(data.timeline, "data/timeline.yaml");
  const testimonials = required(data.testimonials, "data/testimonials.json");
  return (
    <>
      <PageHead page={page} type="AboutPage" />
      <PageTitle {...page.header} />
      <div className="wrap">
        <MarkedPicture {...page.header.picture} eager />
      </div>
      <AboutIntro {...page.intro} />
      <Statistics {...page.statistics} columns={3} theme="dark" showLabel />
      <VisionMission {...page.visionMission} />
      <Experts {...page.experts} members={team.items} />
      <Sustainability {...page.sustainability} />
      <WhoWeAre {...page.whoWeAre} />
      <Timeline {...page.timeline} entries={timeline.items} />
      <Description {...page.team} />
      <QualityPolicy {...page} certifications={company.certifications} />
      <AboutCommitted {...page.committed} />
      <Testimonials {...page.testimonials} testimonials={testimonials.items} />
      <Clients />
      <Ratings {...page.ratings} />
      <WhyChooseUs />
      <Enquiry copy={page.enquiry} form="short" />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    page: aboutPageYaml {
      ...PageHead
      header {
        heading
        lead
        picture {
          ...MarkedPicture
        }
      }
      intro {
        ...AboutIntro
      }
      statistics {
        label
        items {
          value
          label
        }
      }
      visionMission {
        ...VisionMission
      }
      experts {
        ...Experts
      }
      sustainability {
        ...Sustainability
      }
      whoWeAre {
        ...WhoWeAre
      }
      timeline {
        ...SectionHeading
      }
      team {
        label
        heading
        paragraphs
      }
      ...QualityPolicy
      committed {
        ...AboutCommitted
      }
      ratings {
        ...Ratings
      }
      testimonials {
        ...SectionHeading
      }
      enquiry {
        ...Enquiry
      }
    }
    company: companyYaml {
      certifications {
        ...QualityPolicyCertification
      }
    }
    team: teamYaml {
      items {
        ...ExpertsMember
      }
    }
    timeline: timelineYaml {
      items {
        ...TimelineItem
      }
    }
    testimonials: testimonialsJson {
      items {
        ...TestimonialsItem
      }
    }
  }
`;
