import * as styles from "./drawing-card.module.css";
import { scaleStyle } from "./scale-style";

interface DrawingCardProps {
  readonly menuTitle: string;
  readonly colourTemperature: number;
  readonly drawing: { readonly publicURL: string | null };
}

/** The drawing of one row of a link table. Hidden from screen readers, because the row says the same. */
export function DrawingCard({ menuTitle, colourTemperature, drawing: { publicURL } }: DrawingCardProps) {
  return (
    <figure className={styles.card} style={scaleStyle(colourTemperature)} aria-hidden="true">
      {publicURL && <img src={publicURL} width="300" height="300" alt="" loading="lazy" />}
      <figcaption className="mono">{menuTitle}</figcaption>
    </figure>
  );
}
