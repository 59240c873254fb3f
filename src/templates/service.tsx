import { graphql, type PageProps } from "gatsby";
import { ButtonGroup, ButtonLink } from "../components/button";
import { Rule } from "../components/rule";
import { sectionNumbers } from "../components/section-numbers";
import { useTrail } from "../layout/use-trail";
import { ClosingSections } from "../sections/closing-sections";
import { CustomerCare } from "../sections/customer-care";
import { Description } from "../sections/description";
import { NoteSchedule } from "../sections/note-schedule";
import { Offerings } from "../sections/offerings";
import { PageTitle } from "../sections/page-title";
import { Questions } from "../sections/questions";
import { RelatedSheets } from "../sections/related-sheets";
import { ServiceSheet } from "../sections/service-sheet";
import { PageHead } from "../seo/page-head";

/** /services/<file name>: one file of data/services drawn as a sheet (specification, Service pages). */
export default function ServiceTemplate({ data: { page, shared } }: PageProps<Queries.ServiceTemplateQuery>) {
  const trail = useTrail(page?.path ?? "/");
  if (!page || !shared) return null;
  const { sheet: words } = shared;
  const benefits = page.benefits ?? [];
  const nextNumber = sectionNumbers();
  return (
    <>
      <PageHead seo={page.seo} path={page.path} />
      <PageTitle heading={page.title} lead={page.lead} trail={trail} code={page.code} kelvin={page.kelvin}>
        <ButtonGroup>
          <ButtonLink href="#enquiry" kind="primary" iconAfter="arrow">
            {page.cta}
          </ButtonLink>
        </ButtonGroup>
      </PageTitle>
      <ServiceSheet service={page} terms={words.facts} />
      <Description number={nextNumber()} label={words.description} heading={page.headline} paragraphs={page.paragraphs} />
      <Rule />
      <Offerings number={nextNumber()} {...words.offerings} offerings={page.offerings} kelvin={page.kelvin} />
      {benefits.length > 0 && (
        <>
          <Rule />
          <NoteSchedule number={nextNumber()} {...words.benefits} notes={benefits} twoColumns />
        </>
      )}
      <CustomerCare heading={words.care} text={page.care} kelvin={page.kelvin} />
      <Questions number={nextNumber()} {...words.questions} questions={page.faqs} />
      {page.related.length > 0 ? (
        <RelatedSheets number={nextNumber()} {...words.related} sheets={page.related} ground="tint" cool />
      ) : (
        <Rule />
      )}
      <ClosingSections firstNumber={nextNumber()} enquiry={page.enquiry} />
    </>
  );
}

export const query = graphql`
  query ServiceTemplate($id: String!) {
    page: servicesYaml(id: { eq: $id }) {
      seo {
        title
        description
      }
      path
      code
      kelvin
      title
      lead
      cta
      ...ServiceSheet
      headline
      paragraphs
      offerings {
        ...Offerings
      }
      benefits {
        ...NoteSchedule
      }
      care
      related {
        ...RelatedSheets
      }
      faqs {
        ...Questions
      }
      enquiry {
        heading
        lead
      }
    }
    shared: servicesPageYaml {
      sheet {
        facts {
          ...ServiceSheetTerms
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
        related {
          label
          heading
        }
        questions {
          label
          heading
        }
      }
    }
  }
`;
