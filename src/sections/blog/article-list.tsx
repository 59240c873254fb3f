import type { ReactNode } from "react";
import { classNames } from "../../components/class-names";
import { List } from "../../components/list";
import { wideCards } from "../shared/wide-cards";
import { ArticleCard } from "./article-card";
import * as styles from "./article-list.module.css";

interface ArticleListProps {
  readonly articles: readonly Queries.ArticleCardFragment[];
  readonly readMore: string;
  /** Links to the other pages of the list. */
  readonly children?: ReactNode;
}

/**
 * Matches the widths in article-list.module.css. A wide card crops its picture at the sides: it is half as wide and
 * as high as the card.
 */
const pictureSizes = (isWideOfThree: boolean, isWideOfTwo: boolean) =>
  [
    isWideOfThree ? "(width >= 90rem) 844px, (width >= 75rem) 61vw" : "(width >= 90rem) 440px, (width >= 75rem) 31vw",
    isWideOfTwo ? "(width >= 48rem) 61vw" : "(width >= 48rem) 46vw",
    "92vw",
  ].join(", ");

/** A card for every article (requirements R11). */
export function ArticleList({ articles, readMore, children }: ArticleListProps) {
  const wideOfTwo = wideCards(articles.length, 2);
  const wideOfThree = wideCards(articles.length, 3);
  return (
    <div className={`wrap ${styles.list}`}>
      <List data-part="cards" className={classNames(styles.cards, articles.length === 1 && styles.single)}>
        {articles.map((article, index) => (
          <li
            key={article.path}
            className={classNames(wideOfTwo.has(index) && styles.wideOfTwo, wideOfThree.has(index) && styles.wideOfThree) || undefined}
          >
            <ArticleCard
              {...article}
              readMore={readMore}
              sizes={pictureSizes(wideOfThree.has(index), wideOfTwo.has(index))}
              eager={index === 0}
            />
          </li>
        ))}
      </List>
      {children}
    </div>
  );
}
