import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ArticleCard } from "../../components/article-card";
import { classNames } from "../../components/class-names";
import { List } from "../../components/list";
import { doubleCards } from "../shared/double-cards";
import * as styles from "./article-list.module.css";

interface ArticleListProps {
  readonly articles: readonly Queries.ArticleListEntryFragment[];
  readonly readMore: string;
  /** What leads to the list's other pages. */
  readonly children?: ReactNode;
}

/** A card for every article (requirements R11). */
export function ArticleList({ articles, readMore, children }: ArticleListProps) {
  const doublesOfTwo = doubleCards(articles.length, 2);
  const doublesOfThree = doubleCards(articles.length, 3);
  return (
    <div className={`wrap ${styles.list}`}>
      <List className={classNames(styles.cards, articles.length === 1 && styles.single)}>
        {articles.map(({ path, ...article }, index) => (
          <li
            key={path}
            className={
              classNames(doublesOfTwo.has(index) && styles.doubleOfTwo, doublesOfThree.has(index) && styles.doubleOfThree) || undefined
            }
          >
            <ArticleCard {...article} href={path} readMore={readMore} eager={index === 0} />
          </li>
        ))}
      </List>
      {children}
    </div>
  );
}

export const articleListFragments = graphql`
  fragment ArticleListEntry on BlogYaml {
    path
    code
    title
    date
    shownDate: date(formatString: "DD MMMM YYYY")
    excerpt
    picture {
      alt
      image(aspectRatio: 1.6, breakpoints: [720, 1080], sizes: "(width >= 75rem) 30vw, (width >= 48rem) 46vw, 92vw")
      phoneImage: image(aspectRatio: 1, breakpoints: [160], sizes: "6rem")
    }
  }
`;
