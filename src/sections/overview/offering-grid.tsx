import { graphql } from "gatsby";
import { classNames } from "../../components/class-names";
import { List } from "../../components/list";
import { scaleStyle } from "../../components/scale-style";
import { SiteLink } from "../../components/site-link";
import { wideCards } from "../shared/wide-cards";
import * as styles from "./offering-grid.module.css";

/** The proportions of all line drawings (data/images/drawings). */
const DRAWING_WIDTH_PX = 300;
const DRAWING_HEIGHT_PX = 260;

interface OfferingGridProps {
  readonly offerings: readonly Queries.OfferingGridFragment[];
  readonly cool?: boolean;
}

/** Services or solutions as a grid of cards (requirements R8). */
export function OfferingGrid({ offerings, cool = false }: OfferingGridProps) {
  const wideOfTwo = wideCards(offerings.length, 2);
  const wideOfFour = wideCards(offerings.length, 4);
  return (
    <div className={classNames("wrap", styles.frame, cool && "cool")}>
      <List data-part="cards" className={classNames(styles.cards, offerings.length === 1 && styles.single)}>
        {offerings.map(({ code, colourTemperature, menuTitle, summary, path, drawing }, index) => (
          <li
            key={index}
            className={classNames(styles.card, wideOfTwo.has(index) && styles.wideOfTwo, wideOfFour.has(index) && styles.wideOfFour)}
            style={scaleStyle(colourTemperature)}
          >
            <SiteLink href={path}>
              <p className={classNames("mono soft", styles.code)}>{code}</p>
              <img src={drawing.publicURL ?? ""} alt="" width={DRAWING_WIDTH_PX} height={DRAWING_HEIGHT_PX} loading="lazy" />
              <h2>{menuTitle}</h2>
              <p className={classNames("small soft", styles.summary)}>{summary}</p>
            </SiteLink>
          </li>
        ))}
      </List>
    </div>
  );
}

export const offeringGridFragments = graphql`
  fragment OfferingGrid on Offering {
    ...LinkTableRow
    code
    drawing {
      publicURL
    }
    summary
  }
`;
