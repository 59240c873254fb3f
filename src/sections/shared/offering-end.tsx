import { graphql } from "gatsby";
import type { SectionProps } from "../../components/numbered-section";
import { ClosingSections } from "./closing-sections";
import { Projects, projectsOf } from "./projects";
import { RelatedArticles } from "./related-articles";
import { RelatedOfferings } from "./related-offerings";

interface OfferingEndProps extends Queries.OfferingEndFragment {
  readonly offering: {
    readonly path: string;
    readonly related: readonly (Queries.LinkTableRowFragment | null)[];
    readonly enquiry: Queries.EnquiryFragment;
  };
  readonly labels: { readonly articles: Queries.SectionHeadingFragment; readonly related: Queries.SectionHeadingFragment };
  /** Of the projects and articles. */
  readonly theme?: SectionProps["theme"];
  readonly relatedTheme?: SectionProps["theme"];
}

/** The end of a service or solution: projects and articles that name it, related pages, and what every page ends with. */
export function OfferingEnd({ offering, labels, projects, articles, theme, relatedTheme }: OfferingEndProps) {
  const itsProjects = projectsOf(offering, projects);
  const related = offering.related.filter((row) => row !== null);
  return (
    <div className="screen-only">
      {projects && itsProjects.length > 0 && <Projects {...projects} items={itsProjects} theme={theme} />}
      {articles.nodes.length > 0 && <RelatedArticles {...labels.articles} articles={articles.nodes} theme={theme} />}
      {related.length > 0 && <RelatedOfferings {...labels.related} offerings={related} theme={relatedTheme} />}
      <ClosingSections enquiry={offering.enquiry} />
    </div>
  );
}

export const offeringEndFragments = graphql`
  fragment OfferingEnd on Query {
    articles: allBlogYaml(filter: { mentions: { in: [$slug] } }, sort: [{ date: DESC }, { path: DESC }]) {
      nodes {
        ...RelatedArticles
      }
    }
    projects: projectsYaml {
      ...Projects
    }
  }
`;
