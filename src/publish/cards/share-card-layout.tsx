import { SHARE_CARD_HEIGHT_PX } from "../../site/share-card-address";

/** The words are on the card's left side; drawing them on all of it would take twice the time. */
export const CARD_WORDS_WIDTH_PX = 700;

/** The colours of tokens.css that a card uses; a card is drawn outside the browser, where custom properties do not exist. */
const PAPER = "#f6f2e9";
const SOFT_ON_INK = "#aebbcb";
const AMBER = "#e9982f";
const COOL_BLUE = "#4f89d3";

/** Long headings take the smaller size, so that four lines always fit. */
const LARGE_HEADING_PX = 76;
const SMALL_HEADING_PX = 58;
const LARGE_HEADING_MAX_CHARACTERS = 34;

interface ShareCardLayoutProps {
  readonly code: string;
  readonly heading: string;
  /** The company's tagline, under a heading that does not say the same. */
  readonly byline: string;
}

/** The words of a share card, as satori draws them: flex boxes and inline styles only. */
export function ShareCardLayout({ code, heading, byline }: ShareCardLayoutProps) {
  const fontSize = heading.length > LARGE_HEADING_MAX_CHARACTERS ? SMALL_HEADING_PX : LARGE_HEADING_PX;
  return (
    <div
      style={{
        width: CARD_WORDS_WIDTH_PX,
        height: SHARE_CARD_HEIGHT_PX,
        boxSizing: "border-box",
        padding: "56px 0 64px 64px",
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        color: PAPER,
        fontFamily: "Archivo",
      }}
    >
      <div style={{ display: "flex", alignItems: "center" }}>
        <svg width="47" height="56" viewBox="0 0 27 32" aria-hidden="true">
          <path
            fill={PAPER}
            fillRule="evenodd"
            d="M0 0h5.500v32H0zM2.500 5h3v1h-3zM3.500 9.500h2v1h-2zM2.500 14h3v1h-3zM3.500 18.500h2v1h-2zM2.500 23h3v1h-3z"
          />
          <path fill={AMBER} d="M8.500 16 19.500 0H27L16 16z" />
          <path fill={COOL_BLUE} d="M8.500 16H16l11 16h-7.500z" />
        </svg>
        <div style={{ marginLeft: 20, fontSize: 44, fontWeight: 600, letterSpacing: "-0.045em" }}>Kelvin</div>
      </div>
      <div style={{ display: "flex", flexDirection: "column", width: 620 }}>
        <div style={{ fontFamily: "Sometype Mono", fontSize: 26, color: AMBER }}>{code}</div>
        <div style={{ marginTop: 14, fontSize, fontWeight: 600, lineHeight: 1.06, letterSpacing: "-0.028em" }}>{heading}</div>
        {byline !== heading && <div style={{ marginTop: 22, fontSize: 28, color: SOFT_ON_INK }}>{byline}</div>}
      </div>
    </div>
  );
}
