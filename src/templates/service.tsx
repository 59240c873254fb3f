import { graphql, type PageProps } from "gatsby";
import { ButtonGroup, ButtonLink } from "../components/button";
import { Clause } from "../components/clause";
import { NoteList } from "../components/note-list";
import { PrintButton } from "../components/print-button";
import { QuestionList } from "../components/question-list";
import { Rule } from "../components/rule";
import { Sections } from "../components/sections";
import { CustomerCare } from "../sections/service/customer-care";
import { Offerings } from "../sections/service/offerings";
import { ServiceFigure } from "../sections/service/service-figure";
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
  const { sheet: strings } = required(data.shared, "data/pages/services.yaml");
  const questions = [...page.faqs, ...strings.sharedQuestions];
  const { articles } = required(data.blog, "data/pages/blog.yaml");
  return (
    <Sections>
      <PageHead page={page} subjects={(site) => [serviceOf(site, page)]} />
      <PageTitle heading={page.title} lead={page.lead} sheet={page}>
        <ButtonGroup>
          <ButtonLink href="#enquiry" kind="primary" iconAfter="arrow" label={page.cta} />
          <PrintButton label={strings.print} />
        </ButtonGroup>
      </PageTitle>
      <ServiceFigure service={page} terms={strings.facts} />
      <Description label={strings.description} heading={page.headline} paragraphs={page.paragraphs} />
      <Rule />
      <Offerings
        label={strings.offerings.label}
        heading={page.offeringsHeading ?? strings.offerings.heading}
        offerings={page.offerings}
        kelvin={page.kelvin}
      />
      {page.benefits && (
        <>
          <Rule />
          <NoteList {...strings.benefits} notes={page.benefits} twoColumns />
        </>
      )}
      <CustomerCare heading={strings.care} text={page.care} withoutAgreement={strings.careWithoutAgreement} kelvin={page.kelvin} />
      <Clause {...strings.questions} smallHeading>
        <QuestionList questions={questions} />
      </Clause>
      <div className="screen-only">
        {articles.length > 0 && (
          <>
            <Rule />
            <RelatedArticles {...strings.articles} articles={articles} />
          </>
        )}
        {page.related.length > 0 ? <RelatedSheets {...strings.related} sheets={page.related} ground="tint" cool /> : <Rule />}
        <ClosingSections enquiry={page.enquiry} />
      </div>
    </Sections>
  );
}

export const query = graphql`
  query ServiceTemplate($id: String!, $articleIds: [String!]!) {
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
    blog: blogPageYaml {
      articles(ids: $articleIds) {
        ...RelatedArticles
      }
    }
    shared: servicesPageYaml {
      sheet {
        articles {
          label
          heading
        }
        print
        facts {
          ...ServiceFigureTerms
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
        careWithoutAgreement
        sharedQuestions {
          question
          answer
        }
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
