import { graphql, type PageProps } from "gatsby";
import { ButtonGroup, ButtonLink } from "../components/button";
import { Clause } from "../components/clause";
import { NoteList } from "../components/note-list";
import { PrintButton } from "../components/print-button";
import { QuestionList } from "../components/question-list";
import { Rule } from "../components/rule";
import { CustomerCare } from "../sections/service/customer-care";
import { Offerings } from "../sections/service/offerings";
import { ServiceFigure } from "../sections/service/service-figure";
import { CallButton } from "../sections/shared/call-button";
import { ClosingSections } from "../sections/shared/closing-sections";
import { Description } from "../sections/shared/description";
import { PageTitle } from "../sections/shared/page-title";
import { RelatedArticles } from "../sections/shared/related-articles";
import { RelatedSheets } from "../sections/shared/related-sheets";
import { PageHead } from "../seo/page-head";
import { serviceOf } from "../seo/structured-data";
import { required } from "../site/required";

/** /services/<file name>: one page for each file of data/services (requirements R9). */
export default function ServiceTemplate({ data }: PageProps<Queries.ServiceTemplateQuery>) {
  const page = required(data.page, "the service in data/services");
  const { labels } = required(data.shared, "data/pages/services.yaml");
  const articles = data.articles.nodes;
  const related = page.related.filter((sheet) => sheet !== null);
  return (
    <>
      <PageHead page={page} subjects={(site) => [serviceOf(site, page)]} />
      <PageTitle heading={page.title} lead={page.lead} sheet={page}>
        <ButtonGroup>
          <ButtonLink href="#enquiry" kind="primary" iconAfter="arrow" label={page.cta} />
          <PrintButton />
          <CallButton />
        </ButtonGroup>
      </PageTitle>
      <ServiceFigure service={page} />
      <Description label={labels.description} heading={page.headline} paragraphs={page.paragraphs} />
      <Rule />
      <Offerings
        label={labels.offerings.label}
        heading={page.offeringsHeading ?? labels.offerings.heading}
        offerings={page.offerings}
        kelvin={page.kelvin}
      />
      {page.benefits && (
        <>
          <Rule />
          <NoteList {...labels.benefits} notes={page.benefits} twoColumns />
        </>
      )}
      <CustomerCare heading={labels.care} text={page.care} kelvin={page.kelvin} />
      <Clause {...labels.questions} smallHeading>
        <QuestionList questions={page.faqs} />
      </Clause>
      <div className="screen-only">
        {articles.length > 0 && (
          <>
            <Rule />
            <RelatedArticles {...labels.articles} articles={articles} />
          </>
        )}
        {related.length > 0 ? <RelatedSheets {...labels.related} sheets={related} ground="tint" cool /> : <Rule />}
        <ClosingSections enquiry={page.enquiry} />
      </div>
    </>
  );
}

export const query = graphql`
  query ServiceTemplate($id: String!, $slug: String!) {
    page: servicesYaml(id: { eq: $id }) {
      ...PageHead
      code
      kelvin
      title
      lead
      cta
      ...ServiceFigure
      headline
      paragraphs
      offeringsHeading
      offerings {
        ...Offerings
      }
      benefits {
        title
        detail
      }
      care
      faqs {
        question
        answer
      }
      related {
        ...RegisterRow
      }
      enquiry {
        ...Enquiry
      }
    }
    articles: allBlogYaml(filter: { mentions: { in: [$slug] } }, sort: [{ date: DESC }, { path: DESC }]) {
      nodes {
        ...RelatedArticles
      }
    }
    shared: servicesPageYaml {
      labels {
        articles {
          label
          heading
        }
        description
        offerings {
          label
          heading
        }
        benefits {
          label
          heading
        }
        care
        questions {
          label
          heading
        }
        related {
          label
          heading
        }
      }
    }
  }
`;
