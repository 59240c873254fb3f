import * as styles from "./drawing-plate.module.css";
import { scaleStyle } from "./scale-style";

interface DrawingPlateProps {
  readonly menuTitle: string;
  readonly kelvin: number;
  readonly drawing: { readonly publicURL: string | null };
}

/** The drawing of one register row. Hidden from screen readers, because the row says the same. */
export function DrawingPlate({ menuTitle, kelvin, drawing: { publicURL } }: DrawingPlateProps) {
  return (
    <figure className={styles.plate} style={scaleStyle(kelvin)} aria-hidden="true">
      {publicURL && <img src={publicURL} width="300" height="300" alt="" loading="lazy" />}
      <figcaption className="mono">{menuTitle}</figcaption>
    </figure>
  );
}
