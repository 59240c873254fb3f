import * as styles from "./box-icon.module.css";

/** Paths in a viewBox of 40 by 40. */
const OUTLINES: Record<Queries.BoxIcon, string> = {
  // set square and scale
  drawing: "M5 5v30h30zM12 21.5v6.5h6.5zM12 5h23v7H12M18 5v3.5M23.5 5v3.5M29 5v3.5",
  // crate
  supply: "M20 4 35 12v16.5L20 36.5 5 28.5V12zM5 12l15 8 15-8M20 20v16.5M12.5 8l15 8v6.5",
  // gauge
  commission: "M4.5 29a15.5 15.5 0 1 1 31 0M20 29l7.5-11.5M4.5 29h4M31.5 29h4M20 13.5v4M9 18l2.8 2.8M14 35h12",
  // signed log
  maintain: "M8 4h24v32H8zM13 11h14M13 17h14M13 23h6M21 29.5l3 3 6.5-7.5",
  // board with a characteristic curve
  train: "M4 6h32v21H4zM20 27v4M11 36l9-5 9 5M10 21.5c7 0 6-9.5 11-9.5s3 5 9 5",
  // controller and its lines
  automate: "M11 11h18v18H11zM17 17h6v6h-6zM16 4v7M24 4v7M16 29v7M24 29v7M4 16h7M4 24h7M29 16h7M29 24h7",
};

/** Decorative: the title beside it says the same. */
export function BoxIcon({ name }: { name: Queries.BoxIcon }) {
  return (
    <svg className={styles.icon} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path d={OUTLINES[name]} />
    </svg>
  );
}
