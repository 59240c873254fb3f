import * as styles from "./map-drawing.module.css";

/** The size of the drawing in its own units, which are CSS pixels up to this width. */
const WIDTH = 1440;
const HEIGHT = 450;

/** Of the height: a pin below it is in the lower half. */
export const HALFWAY_PERCENT = 50;

/** Where each name begins, in the drawing's units. */
const NAMES = [
  { name: "Hussain Sagar", x: 562, y: 252, isWater: true },
  { name: "Gachibowli", x: 250, y: 190 },
  { name: "Secunderabad", x: 765, y: 210 },
  { name: "Mehdipatnam", x: 300, y: 262 },
  { name: "Uppal", x: 930, y: 386 },
  { name: "ECIL", x: 1264, y: 210 },
];

/**
 * Hyderabad as a drawing: lake, roads, railway and the names of five districts.
 * @param pin where the office is, in percent of the drawing's width and height
 */
export function MapDrawing({ pin }: { pin: { readonly x: number; readonly y: number } }) {
  return (
    <svg
      className={styles.drawing}
      style={{ "--pin": `${(pin.x / 100) * WIDTH}px` }}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      // a window wider than the drawing shows less of its height: the half with the office
      preserveAspectRatio={`xMidYM${pin.y > HALFWAY_PERCENT ? "ax" : "in"} slice`}
      aria-hidden="true"
    >
      <path className={styles.water} d="M560 190c26-34 74-40 96-8s34 92 4 118-74 30-94 4-34-78-6-114z" />
      <path
        className={styles.mainRoads}
        d="M0 330C240 300 380 344 545 322S900 210 1440 236M420 0C470 140 500 240 520 450M0 120c260 20 420-24 700 26s460 34 740-60M880 0c10 160-20 300 30 450"
      />
      <path
        className={styles.roads}
        d="M200 0c20 160-10 300 30 450M700 0c8 80 4 120-20 176M740 450c-30-80-50-110-66-150M1060 0c40 140 10 260 60 450M1240 0c-20 160 30 300 10 450M0 220c200 6 360-8 510 10M900 130c160 34 340 40 540 26M910 340c160-20 330-14 530 20M0 410h520M1000 60l140 330M1180 60 960 400"
      />
      <path className={styles.railway} d="M0 270C300 250 520 380 800 330s420-120 640-110" />
      <g className={styles.names}>
        {NAMES.map(({ name, x, y, isWater }) => (
          <text
            key={name}
            className={isWater ? styles.waterName : undefined}
            x={x}
            y={y}
            style={{ "--from": `${x}px`, "--letters": name.length }}
          >
            {name}
          </text>
        ))}
      </g>
      <g className={styles.pin} transform={`translate(${(pin.x / 100) * WIDTH} ${(pin.y / 100) * HEIGHT})`}>
        <circle r="34" />
        <path d="M-52 0h36M16 0h36M0-52v36M0 16v36" />
        <circle className={styles.office} r="9" />
      </g>
    </svg>
  );
}
