import type { IGatsbyImageData } from "gatsby-plugin-image";
import * as styles from "./article-card.module.css";
import { Icon } from "./icon";
import { Picture } from "./picture";
import { SiteLink } from "./site-link";

interface ArticleCardProps {
  readonly href: string;
  readonly title: string;
  readonly code: string;
  /** The day of publication, as in 2023-11-02. */
  readonly date: string;
  /** The same day as people read it. */
  readonly shownDate: string;
  readonly excerpt: string;
  /** `phoneImage` is the square beside the title on a phone. */
  readonly picture: { readonly image: IGatsbyImageData; readonly phoneImage: IGatsbyImageData; readonly alt: string };
  /** The words on the link; screen readers hear the article's title after them. */
  readonly readMore: string;
  /** Only if its picture is the page's largest paint. */
  readonly eager?: boolean;
}

/** An article on the list: the link's area is the whole card. */
export function ArticleCard({ href, title, code, date, shownDate, excerpt, picture, readMore, eager }: ArticleCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.stack}>
        <div className={styles.frame}>
          <Picture image={picture.image} phoneImage={picture.phoneImage} alt={picture.alt} eager={eager} className={styles.picture} />
        </div>
        <div className={styles.text}>
          <p className={`mono ${styles.facts}`}>
            <span>{code}</span> <time dateTime={date}>{shownDate}</time>
          </p>
          <h2>{title}</h2>
          <p className={styles.excerpt}>{excerpt}</p>
          <SiteLink className={styles.link} href={href}>
            {readMore} <span className="vh">{title}</span>
            <Icon name="arrow" />
          </SiteLink>
        </div>
      </div>
    </article>
  );
}
