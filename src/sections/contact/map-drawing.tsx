import * as styles from "./map-drawing.module.css";

/** Size in the drawing's units. A unit is a CSS pixel up to this width. */
const WIDTH = 1440;
const HEIGHT = 450;

/** The upper left corner. A kilometre is about 26 units. */
const CORNER = { latitude: 17.4935, longitude: 78.2042 };
const UNITS_PER_DEGREE = { latitude: 2877, longitude: 2761 };

/** Minimum distance of the pin from the edges, even for an office outside the drawing. */
const PIN_MARGIN = 56;

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

interface NamedPlace extends Place {
  readonly name: string;
  readonly isWater?: boolean;
}

const PLACES: readonly NamedPlace[] = [
  { name: "Hussain Sagar", latitude: 17.419, longitude: 78.5125, isWater: true }, // the label is east of the lake
  { name: "Gachibowli", latitude: 17.44, longitude: 78.349 },
  { name: "Secunderabad", latitude: 17.44, longitude: 78.498 },
  { name: "Mehdipatnam", latitude: 17.395, longitude: 78.44 },
  { name: "Charminar", latitude: 17.362, longitude: 78.475 },
  { name: "Uppal", latitude: 17.401, longitude: 78.559 },
  { name: "ECIL", latitude: 17.472, longitude: 78.571 },
];

const project = ({ latitude, longitude }: Place) => ({
  x: (longitude - CORNER.longitude) * UNITS_PER_DEGREE.longitude,
  y: (CORNER.latitude - latitude) * UNITS_PER_DEGREE.latitude,
});

const within = (value: number, size: number) => Math.round(Math.min(Math.max(value, PIN_MARGIN), size - PIN_MARGIN));

/** @returns the pin's position in the drawing's units, and whether it is in the lower half */
function pinOf(office: Place) {
  const { x, y } = project(office);
  const pin = { x: within(x, WIDTH), y: within(y, HEIGHT) };
  return { ...pin, isLow: pin.y > HEIGHT / 2 };
}

/** A drawn map of Hyderabad: lake, river, roads, railway and place names, all true to scale. */
export function MapDrawing({ office }: { office: Place }) {
  const pin = pinOf(office);
  return (
    <svg
      className={styles.drawing}
      style={{ "--pin": `${pin.x}px` }}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      // A viewport wider than the drawing crops its height. The half with the office stays visible.
      preserveAspectRatio={`xMidYM${pin.isLow ? "ax" : "in"} slice`}
      aria-hidden="true"
    >
      <path
        className={styles.river}
        d="M-39 312C11 316 186 335 265 335 343 336 377 315 430 315 483 315 538 327 582 335 626 344 666 364 695 367 724 370 738 357 756 352 773 348 784 342 800 338 817 334 828 336 855 329 883 323 923 301 963 298 1003 294 1034 301 1093 309 1151 318 1245 347 1314 350 1383 352 1475 330 1507 327"
      />
      <path
        className={styles.water}
        d="M731 167C738 165 749 165 756 167 763 168 772 170 775 175 779 181 780 192 779 200 777 208 769 218 764 224 759 230 754 235 748 236 742 237 733 233 728 229 724 224 721 215 719 209 716 202 715 197 715 191 714 186 713 180 716 175 719 171 724 168 731 167z"
      />
      <path
        className={styles.roads}
        d="M651 283C646 296 629 325 623 361 618 397 619 476 618 499M618 499C642 501 705 524 761 511 818 498 925 436 958 421M958 421C961 408 976 369 980 341 983 313 980 269 980 255M400 154C413 151 460 156 480 134 500 111 512 38 519 19M480 134C494 142 535 167 563 183 590 198 621 217 646 226 670 235 698 235 709 237M786 145C796 131 832 88 844 59 856 30 856 -13 858 -27M922 188C930 174 959 123 974 102 989 81 988 76 1013 62 1037 47 1079 39 1120 16 1161 -7 1235 -61 1258 -76M99 -76C101 -47 69 39 113 96 156 154 308 223 361 269 414 315 412 322 430 370 449 418 465 526 472 557M1341 -76C1339 -42 1327 69 1327 131 1327 193 1355 236 1341 298 1327 359 1261 466 1245 499M958 421C962 434 978 486 982 499M778 309C784 304 786 287 811 275 836 262 908 241 927 234M980 255C971 251 937 246 927 234 917 223 923 196 922 188M745 243C752 246 772 257 789 263 807 270 834 269 850 283 866 297 880 336 886 347M535 255C518 264 484 295 430 312 376 329 288 343 209 355 131 367 2 379 -39 384"
      />
      <path
        className={styles.mainRoads}
        d="M126 -105C149 -88 215 -21 265 -4 314 12 372 -12 422 -7 472 -2 527 5 563 24 598 44 616 85 634 108 653 131 661 141 673 163 686 184 701 221 709 237 717 254 711 248 723 260 734 272 751 293 778 309 805 326 856 339 886 358 916 377 921 401 958 421 994 442 1047 452 1107 479 1166 506 1279 568 1314 585M773 -76C773 -52 773 31 775 68 778 105 785 128 786 145 788 163 785 164 785 174 785 184 792 194 785 206 778 217 755 234 745 243 735 252 727 257 723 260M-39 53C2 59 136 74 209 91 282 107 345 127 400 154 454 181 493 233 535 255 577 276 626 282 651 283 676 285 675 267 687 263 699 259 717 261 723 260M786 145C792 149 800 158 822 165 845 173 895 174 922 188 948 203 946 244 980 255 1013 266 1062 275 1120 255 1178 234 1263 157 1327 131 1392 105 1477 102 1507 96M778 309C774 316 765 333 756 347 747 360 737 376 723 390 709 403 688 409 670 427 653 445 627 487 618 499"
      />
      <path
        className={styles.railway}
        d="M-39 10C20 13 237 23 314 27 391 32 390 30 422 36 454 42 481 53 507 62 534 70 554 80 579 88 605 96 639 101 659 111 680 120 689 138 704 145 718 153 725 152 745 157 765 162 787 180 825 174 863 168 927 136 971 119 1016 103 1036 75 1093 76 1150 77 1245 119 1314 125 1383 131 1475 113 1507 111M825 174C829 184 848 213 847 234 847 256 833 276 822 301 811 326 799 356 781 384 763 412 726 454 715 468"
      />
      <g className={styles.names}>
        {PLACES.map(({ name, isWater, ...place }) => {
          const { x, y } = project(place);
          return (
            <text key={name} className={isWater ? styles.waterName : undefined} x={Math.round(x)} y={Math.round(y)}>
              {name}
            </text>
          );
        })}
      </g>
      <g className={styles.pin} transform={`translate(${pin.x} ${pin.y})`}>
        <circle r="34" />
        <path d="M-52 0h36M16 0h36M0-52v36M0 16v36" />
        <circle className={styles.office} r="9" />
      </g>
    </svg>
  );
}
