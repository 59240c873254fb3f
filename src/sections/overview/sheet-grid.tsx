import { graphql } from "gatsby";
import { classNames } from "../../components/class-names";
import { List } from "../../components/list";
import { scaleStyle } from "../../components/scale-style";
import { SiteLink } from "../../components/site-link";
import { wideCards } from "../shared/wide-cards";
import * as styles from "./sheet-grid.module.css";

/** The proportions of all line drawings (data/images/drawings). */
const DRAWING_WIDTH_PX = 300;
const DRAWING_HEIGHT_PX = 260;

interface SheetGridProps {
  readonly sheets: readonly Queries.SheetGridFragment[];
  readonly cool?: boolean;
}

/** Services or solutions as a grid of cards (requirements R8). */
export function SheetGrid({ sheets, cool = false }: SheetGridProps) {
  const wideOfTwo = wideCards(sheets.length, 2);
  const wideOfFour = wideCards(sheets.length, 4);
  return (
    <div className={classNames("wrap", styles.frame, cool && "cool")}>
      <List data-part="cards" className={classNames(styles.cards, sheets.length === 1 && styles.single)}>
        {sheets.map(({ code, kelvin, menuTitle, summary, path, drawing }, index) => (
          <li
            key={index}
            className={classNames(styles.card, wideOfTwo.has(index) && styles.wideOfTwo, wideOfFour.has(index) && styles.wideOfFour)}
            style={scaleStyle(kelvin)}
          >
            <SiteLink href={path}>
              <p className={`mono ${styles.code}`}>{code}</p>
              <img src={drawing.publicURL ?? ""} alt="" width={DRAWING_WIDTH_PX} height={DRAWING_HEIGHT_PX} loading="lazy" />
              <h2>{menuTitle}</h2>
              <p className={styles.summary}>{summary}</p>
            </SiteLink>
          </li>
        ))}
      </List>
    </div>
  );
}

export const sheetGridFragments = graphql`
  fragment SheetGrid on RegisterEntry {
    ...RegisterRow
    code
    drawing {
      publicURL
    }
    summary
  }
`;
