import { graphql } from "gatsby";
import { PictureCards } from "../shared/picture-cards";

interface ArticleListProps {
  readonly articles: readonly Queries.ArticleListCardFragment[];
}

/** A card for every article (requirements R11). */
export function ArticleList({ articles }: ArticleListProps) {
  const cards = articles.map(({ path, title, date, shownDate, excerpt, picture }) => ({
    path,
    title,
    note: <time dateTime={date}>{shownDate}</time>,
    text: excerpt,
    picture,
  }));
  return <PictureCards cards={cards} />;
}

export const articleListFragments = graphql`
  fragment ArticleListCard on BlogYaml {
    path
    title
    date
    shownDate: date(formatString: "DD MMMM YYYY")
    excerpt
    picture {
      ...PictureCard
    }
  }
`;
