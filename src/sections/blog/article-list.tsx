import { graphql } from "gatsby";
import { Button } from "../../components/button";
import { classNames } from "../../components/class-names";
import { Icon } from "../../components/icon";
import { List } from "../../components/list";
import { Picture } from "../../components/picture";
import { wideCards } from "../shared/wide-cards";
import * as styles from "./article-list.module.css";

/**
 * `sizes` that match the widths in article-list.module.css. A wide card crops its picture at the sides: the picture is
 * half as wide and as high as the card.
 */
const pictureSizes = (isWideOfThree: boolean, isWideOfTwo: boolean) =>
  [
    isWideOfThree ? "(width >= 90rem) 844px, (width >= 75rem) 61vw" : "(width >= 90rem) 440px, (width >= 75rem) 31vw",
    isWideOfTwo ? "(width >= 48rem) 61vw" : "(width >= 48rem) 46vw",
    "92vw",
  ].join(", ");

/** A card for each article, in full rows (requirements R11). */
export function ArticleList({ articles }: { articles: readonly Queries.ArticleListCardFragment[] }) {
  const wideOfTwo = wideCards(articles.length, 2);
  const wideOfThree = wideCards(articles.length, 3);
  return (
    <section className={classNames("wrap", styles.list)}>
      <List data-part="cards" className={classNames(styles.cards, articles.length === 1 && styles.single)}>
        {articles.map((article, index) => (
          <li
            key={article.path}
            className={classNames(wideOfTwo.has(index) && styles.wideOfTwo, wideOfThree.has(index) && styles.wideOfThree) || undefined}
          >
            <ArticleCard {...article} sizes={pictureSizes(wideOfThree.has(index), wideOfTwo.has(index))} isFirst={index === 0} />
          </li>
        ))}
      </List>
    </section>
  );
}

interface ArticleCardProps extends Queries.ArticleListCardFragment {
  /** `sizes` of the picture. */
  readonly sizes: string;
  /** The first picture is the page's largest contentful paint. */
  readonly isFirst: boolean;
}

/** The whole card is the link. */
function ArticleCard({ path, title, date, shownDate, excerpt, picture, sizes, isFirst }: ArticleCardProps) {
  const { image, phoneImage, alt } = picture;
  return (
    <article className={styles.card}>
      <div className={styles.stack}>
        <div className={classNames("dark", styles.frame)}>
          <Picture image={image} phoneImage={phoneImage} sizes={sizes} alt={alt} eager={isFirst} className={styles.picture} />
        </div>
        <div className={styles.text}>
          <p className={classNames("mono soft", styles.date)}>
            <time dateTime={date}>{shownDate}</time>
          </p>
          <h2>{title}</h2>
          <p className={classNames("small soft", styles.excerpt)}>{excerpt}</p>
          <Button kind="outline" className={styles.link} href={path}>
            Read More <span className="visually-hidden">{title}</span>
            <Icon name="arrow" />
          </Button>
        </div>
      </div>
    </article>
  );
}

export const articleListFragments = graphql`
  fragment ArticleListCard on BlogYaml {
    path
    title
    date
    shownDate: date(formatString: "DD MMMM YYYY")
    excerpt
    picture {
      alt
      image: gatsbyImageData(width: 1440, aspectRatio: 1.6, breakpoints: [480, 720, 1080, 1440], sizes: "92vw")
      phoneImage: gatsbyImageData(width: 160, aspectRatio: 1, breakpoints: [160], sizes: "6rem", formats: [AUTO, AVIF])
    }
  }
`;
