import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Icon } from "../../components/icon";
import { Picture } from "../../components/picture";
import { SiteLink } from "../../components/site-link";
import * as styles from "./picture-card.module.css";

export interface PictureCardProps {
  readonly path: string;
  readonly title: string;
  /** The small line above the title, such as a date. */
  readonly note: ReactNode;
  readonly text: string;
  readonly picture: Queries.PictureCardFragment;
  /** `sizes` of the picture, which depends on the columns of the grid. */
  readonly sizes: string;
  /** Only for the page's largest contentful paint. */
  readonly eager: boolean;
}

/** A page as a card with its picture. The whole card is the link. */
export function PictureCard({ path, title, note, text, picture, sizes, eager }: PictureCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.stack}>
        <div className={`ink ${styles.frame}`}>
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
          <p className={`mono ${styles.note}`}>{note}</p>
          <h2>{title}</h2>
          <p className={styles.excerpt}>{text}</p>
          <SiteLink className={styles.link} href={path}>
            Read More <span className="vh">{title}</span>
            <Icon name="arrow" />
          </SiteLink>
        </div>
      </div>
    </article>
  );
}

export const pictureCardFragments = graphql`
  fragment PictureCard on Picture {
    alt
    image: gatsbyImageData(width: 1440, aspectRatio: 1.6, breakpoints: [480, 720, 1080, 1440], sizes: "92vw")
    phoneImage: gatsbyImageData(width: 160, aspectRatio: 1, breakpoints: [160], sizes: "6rem", formats: [AUTO, AVIF])
  }
`;
