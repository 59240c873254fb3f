import { graphql } from "gatsby";
import { Icon } from "../../components/icon";
import { Picture } from "../../components/picture";
import { SiteLink } from "../../components/site-link";
import * as styles from "./article-card.module.css";

interface ArticleCardProps extends Queries.ArticleCardFragment {
  /** Text of the link. Screen readers read the article's title after it. */
  readonly readMore: string;
  /** `sizes` of the picture, which depends on the columns of the list. */
  readonly sizes: string;
  /** Only for the page's largest contentful paint. */
  readonly eager: boolean;
}

/** An article of the list. The whole card is the link. */
export function ArticleCard({ path, title, date, shownDate, excerpt, picture, readMore, sizes, eager }: ArticleCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.stack}>
        <div className={styles.frame}>
          <Picture
            image={picture.image}
            phoneImage={picture.phoneImage}
            sizes={sizes}
            alt={picture.alt}
            eager={eager}
            className={styles.picture}
          />
        </div>
        <div className={styles.text}>
          <p className={`mono ${styles.meta}`}>
            <time dateTime={date}>{shownDate}</time>
          </p>
          <h2>{title}</h2>
          <p className={styles.excerpt}>{excerpt}</p>
          <SiteLink className={styles.link} href={path}>
            {readMore} <span className="vh">{title}</span>
            <Icon name="arrow" />
          </SiteLink>
        </div>
      </div>
    </article>
  );
}

export const articleCardFragments = graphql`
  fragment ArticleCard on BlogYaml {
    path
    title
    date
    shownDate: date(formatString: "DD MMMM YYYY")
    excerpt
    picture {
      alt
      image(aspectRatio: 1.6, breakpoints: [480, 720, 1080, 1440], sizes: "92vw")
      phoneImage: image(aspectRatio: 1, breakpoints: [160], sizes: "6rem")
    }
  }
`;
