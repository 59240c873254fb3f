import { classNames } from "./class-names";
import * as styles from "./icon.module.css";

/** Paths in a viewBox of `box` by `box`. */
const OUTLINES = {
  arrow: { box: 20, path: "M2 10h15M11.5 4.5 17 10l-5.5 5.5" },
  chevron: { box: 12, path: "m1.5 4 4.5 4.5L10.5 4" },
  menu: { box: 24, path: "M2 6h20M2 12h20M9 18h13" },
  close: { box: 24, path: "m4 4 16 16M20 4 4 20" },
  phone: { box: 24, path: "M5 3h4l1.6 5-2.4 1.8a13 13 0 0 0 6 6L16 13.4l5 1.6v4a2 2 0 0 1-2 2A16 16 0 0 1 3 5a2 2 0 0 1 2-2z" },
  pause: { box: 20, path: "M6.5 4v12M13.5 4v12" },
  play: { box: 20, path: "M6 3.5v13l10.5-6.5z" },
  warning: { box: 20, path: "M10 2.5 18.5 17h-17zM10 8v4.5M10 14v1.5" },
  done: { box: 20, path: "M1.5 10a8.5 8.5 0 1 0 17 0 8.5 8.5 0 0 0-17 0zM6 10.2l2.8 2.8 5-5.5" },
} as const;

type IconName = keyof typeof OUTLINES;

/** Decorative: the label beside it says the same. Inherits the text colour. The attributes are for browsers without layers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const { box, path } = OUTLINES[name];
  return (
    <svg
      className={classNames(styles.icon, name === "arrow" && styles.arrow, className)}
      viewBox={`0 0 ${box} ${box}`}
      width={box}
      height={box}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
