import { graphql, type PageProps } from "gatsby";
import { Button, ButtonGroup } from "../components/button";
import { Icon } from "../components/icon";
import { NoteList } from "../components/note-list";
import { NumberedSection } from "../components/numbered-section";
import { PrintButton } from "../components/print-button";
import { QuestionList } from "../components/question-list";
import { CustomerCare } from "../sections/service/customer-care";
import { ScopeList } from "../sections/service/scope-list";
import { ServiceFigure } from "../sections/service/service-figure";
import { CallButton } from "../sections/shared/call-button";
import { CloseView } from "../sections/shared/close-view";
import { Description } from "../sections/shared/description";
import { OfferingEnd } from "../sections/shared/offering-end";
import { PageTitle } from "../sections/shared/page-title";
import { PageHead } from "../seo/page-head";
import { serviceOf } from "../seo/structured-data";
import { required } from "../site/required";

/** /services/<file name>: one page for each file of data/services (requirements R9). */
export default function ServiceTemplate({ data }: PageProps<Queries.ServiceTemplateQuery>) {
  const page = required(data.page, "the service in data/services");
  const { labels } = required(data.shared, "data/pages/services.yaml");
  return (
    <>
      <PageHead page={page} subjects={(site) => [serviceOf(site, page)]} />
      <PageTitle heading={page.title} lead={page.lead} offering={page}>
        <ButtonGroup>
          <Button href="#enquiry" kind="primary">
            {page.cta}
            <Icon name="arrow" />
          </Button>
          <CallButton />
          <PrintButton />
        </ButtonGroup>
      </PageTitle>
      <ServiceFigure service={page} />
      <Description label={labels.description} heading={page.headline} paragraphs={page.paragraphs} />
      {page.detail && <CloseView {...page.detail} />}
      <ScopeList
        label={labels.scope.label}
        heading={page.scopeHeading ?? labels.scope.heading}
        scope={page.scope}
        colourTemperature={page.colourTemperature}
        theme="dark"
      />
      {page.benefits && <NoteList {...labels.benefits} notes={page.benefits} twoColumns />}
      <CustomerCare heading={labels.care} text={page.care} colourTemperature={page.colourTemperature} />
      <NumberedSection {...labels.questions} variant="aside">
        <QuestionList questions={page.faqs} />
      </NumberedSection>
      <OfferingEnd {...data} offering={page} labels={labels} relatedTheme="tinted cool" />
    </>
  );
}

export const query = graphql`
  query ServiceTemplate($id: String!, $slug: String!) {
    page: servicesYaml(id: { eq: $id }) {
      ...PageHead
      code
      colourTemperature
      title
      lead
      cta
      ...ServiceFigure
      headline
      paragraphs
      detail {
        ...CloseView
      }
      scopeHeading
      scope {
        ...ScopeList
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
        ...LinkTableRow
      }
      enquiry {
        ...Enquiry
      }
    }
    ...OfferingEnd
    shared: servicesPageYaml {
      labels {
        articles {
          ...SectionHeading
        }
        description
        scope {
          ...SectionHeading
        }
        benefits {
          ...SectionHeading
        }
        care
        questions {
          ...SectionHeading
        }
        related {
          ...SectionHeading
        }
      }
    }
  }
`;
