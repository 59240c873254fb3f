import { graphql } from "gatsby";
import { ArrowLink } from "../../components/arrow-link";
import { classNames } from "../../components/class-names";
import { List } from "../../components/list";
import { NumberedSection, type SectionProps } from "../../components/numbered-section";
import { SiteLink } from "../../components/site-link";
import { useCurrentPage } from "../../site/current-page";
import { ArticleThumbnail } from "./article-thumbnail";
import * as styles from "./related-articles.module.css";

interface RelatedArticlesProps extends SectionProps {
  readonly articles: readonly Queries.RelatedArticlesFragment[];
}

const SHOWN_ARTICLES_MAX = 3;

/** Articles that name the page's service or solution. Articles that name it first come first. */
export function RelatedArticles({ articles, ...section }: RelatedArticlesProps) {
  const page = useCurrentPage();
  const placeOf = ({ related }: Queries.RelatedArticlesFragment) => (related[0]?.path === page.path ? 0 : 1);
  const mostRelatedFirst = [...articles].sort((a, b) => placeOf(a) - placeOf(b));
  return (
    <NumberedSection {...section} variant="aside">
      <List className={classNames("two-columns plain-links", styles.articles)}>
        {mostRelatedFirst.slice(0, SHOWN_ARTICLES_MAX).map(({ path, title, excerpt, picture }) => (
          <li key={path} className={styles.article}>
            <div className={styles.text}>
              <SiteLink className={styles.title} href={path}>
                {title}
              </SiteLink>
              <p className="small soft">{excerpt}</p>
            </div>
            <ArticleThumbnail {...picture} />
          </li>
        ))}
        <li>
          <ArrowLink href="/blog">All articles</ArrowLink>
        </li>
      </List>
    </NumberedSection>
  );
}

export const relatedArticlesFragments = graphql`
  fragment RelatedArticles on BlogYaml {
    path
    title
    excerpt
    picture {
      ...ArticleThumbnail
    }
    related {
      path
    }
  }
`;
