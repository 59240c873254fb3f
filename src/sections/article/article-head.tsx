import { graphql } from "gatsby";
import { Breadcrumbs } from "../../components/breadcrumbs";
import { classNames } from "../../components/class-names";
import { Picture } from "../../components/picture";
import * as styles from "./article-head.module.css";
import { readingMinutes } from "./reading-minutes";

export function ArticleHead({ article }: { article: Queries.ArticleHeadFragment }) {
  const { title, date, shownDate, picture, intro } = article;
  return (
    <header>
      <Breadcrumbs />
      <h1>{title}</h1>
      <p className={classNames("mono soft", styles.byline)}>
        <time dateTime={date}>{shownDate}</time>, <span className={styles.reading}>{`${readingMinutes(article)}-minute read`}</span>
      </p>
      <Picture
        className={classNames("dark", styles.picture)}
        image={picture.image}
        phoneImage={picture.phoneImage}
        alt={picture.alt}
        eager
      />
      <p className={classNames("lead", styles.intro)}>{intro}</p>
    </header>
  );
}

export const articleHeadFragments = graphql`
  fragment ArticleHead on BlogYaml {
    title
    date
    shownDate: date(formatString: "DD MMMM YYYY")
    picture {
      alt
      image: gatsbyImageData(width: 1080, aspectRatio: 1.6, breakpoints: [720, 1080], sizes: "(width >= 50rem) 690px, 92vw")
      phoneImage: gatsbyImageData(width: 520, aspectRatio: 1.2, breakpoints: [520], sizes: "92vw", formats: [AUTO, AVIF])
    }
    intro
    sections {
      body
    }
    faq {
      answer
    }
  }
`;
