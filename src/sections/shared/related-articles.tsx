import { graphql } from "gatsby";
import { Clause, type ClauseFrame } from "../../components/clause";
import { List } from "../../components/list";
import { SiteLink } from "../../components/site-link";
import * as styles from "./related-articles.module.css";

interface RelatedArticlesProps extends ClauseFrame {
  readonly articles: readonly Queries.RelatedArticlesFragment[];
}

/** The articles that name a service or solution. */
export function RelatedArticles({ articles, ...clause }: RelatedArticlesProps) {
  return (
    <Clause {...clause} smallHeading>
      <List className={`columns ${styles.articles}`}>
        {articles.map(({ path, title, excerpt }) => (
          <li key={path}>
            <SiteLink href={path}>{title}</SiteLink>
            <p>{excerpt}</p>
          </li>
        ))}
      </List>
    </Clause>
  );
}

export const relatedArticlesFragments = graphql`
  fragment RelatedArticles on BlogYaml {
    path
    title
    excerpt
  }
`;
