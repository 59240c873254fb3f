import { graphql } from "gatsby";
import { type PointerEvent, useRef, useState } from "react";
import { CarouselFrame, PauseButton } from "../../components/carousel";
import { classNames } from "../../components/class-names";
import { Picture } from "../../components/picture";
import { scaleStyle } from "../../components/scale-style";
import { useCarousel } from "../../components/use-carousel";
import * as styles from "./hero-slideshow.module.css";

/** requirements R16.1 */
const SLIDESHOW_INTERVAL_MS = 2000;
/** The second slide (requirements R16.1, counted from 0). Its picture is the largest contentful paint. */
const SLIDESHOW_START_INDEX = 1;
const SWIPE_MIN_PX = 40;

interface Slide {
  readonly title: string;
  readonly offering: NonNullable<Queries.HeroSlideshowFragment["offering"]>;
}

/**
 * The slideshow of the home page. The server's HTML has only the start picture. The others load one slide ahead.
 * Autoplay starts with hydration: scripts wait until the page has loaded and is idle (src/start).
 */
export function HeroSlideshow({ slides }: { slides: readonly Slide[] }) {
  const count = slides.length;
  const startIndex = count > SLIDESHOW_START_INDEX ? SLIDESHOW_START_INDEX : 0;
  /** Slides whose picture has loaded, or has failed and shows its alternative text. */
  const [ready, setReady] = useState<ReadonlySet<number>>(() => new Set([startIndex]));
  const [visibleIndex, setVisibleIndex] = useState(startIndex);
  const swipeStart = useRef<PointerEvent>(undefined);
  const dotsRef = useRef<HTMLDivElement>(null);
  const carousel = useCarousel({
    slideCount: count,
    intervalMs: SLIDESHOW_INTERVAL_MS,
    startIndex,
    isReady: (slide) => ready.has(slide),
  });
  const { index, nextIndex, isRotating, choose } = carousel;
  // The previous slide stays visible until the active one is ready.
  if (visibleIndex !== index && ready.has(index)) setVisibleIndex(index);

  const addReady = (slide: number) => setReady((before) => new Set(before).add(slide));
  const isNeeded = (slide: number) => ready.has(slide) || slide === index || (isRotating && slide === nextIndex);
  /** A second finger ends the swipe, because two fingers zoom. */
  function startSwipe(event: PointerEvent) {
    swipeStart.current = event.pointerType === "touch" && event.isPrimary ? event : undefined;
  }
  function endSwipe({ clientX, clientY }: PointerEvent) {
    const { current: start } = swipeStart;
    if (!start) return;
    swipeStart.current = undefined;
    const sidewaysPx = clientX - start.clientX;
    const minPx = Math.max(SWIPE_MIN_PX, Math.abs(clientY - start.clientY));
    if (Math.abs(sidewaysPx) >= minPx) choose(index - Math.sign(sidewaysPx));
  }

  const current = slides[index];
  return (
    <CarouselFrame
      carousel={carousel}
      part="slideshow"
      label="Services and solutions in pictures"
      status={current ? `${current.title}, slide ${index + 1} of ${count}` : ""}
      pauseAreaRef={dotsRef}
      className={styles.slideshow}
    >
      <div
        className={styles.pictures}
        onPointerDown={startSwipe}
        onPointerUp={endSwipe}
        // The browser cancels the pointer when it scrolls or zooms.
        onPointerCancel={() => {
          swipeStart.current = undefined;
        }}
      >
        {slides.map(
          ({ offering: { picture } }, slideIndex) =>
            isNeeded(slideIndex) && (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
              <div
                key={slideIndex}
                className={classNames(styles.slide, slideIndex === visibleIndex && styles.visible)}
                role="group"
                aria-roledescription="slide"
                aria-label={`${slideIndex + 1} of ${count}`}
                onLoadCapture={() => addReady(slideIndex)}
                onErrorCapture={() => addReady(slideIndex)}
              >
                <Picture {...picture} eager={slideIndex === startIndex} />
              </div>
            ),
        )}
      </div>
      {/* The pictures fill the first screen, so only the dots pause autoplay under the pointer. */}
      <div
        ref={dotsRef}
        className={classNames(styles.dots, isRotating && styles.rotating)}
        // The active dot fills while its slide is visible.
        style={{ "--dwell": `${SLIDESHOW_INTERVAL_MS}ms` }}
        data-scripted=""
        {...carousel.pointerHandlers}
      >
        {/* Where the dots have numbers. Screen readers find the title in the dot's label. */}
        <span className={styles.caption} aria-hidden>
          {current?.title}
        </span>
        <PauseButton carousel={carousel} label="slideshow" className={styles.pause} />
        <ol data-part="choices">
          {slides.map((slide, slideIndex) => (
            <li key={slideIndex} style={scaleStyle(slide.offering.colourTemperature)}>
              <button
                type="button"
                aria-label={`${slide.title}, slide ${slideIndex + 1} of ${count}`}
                aria-current={slideIndex === index || undefined}
                onClick={() => choose(slideIndex)}
              >
                <span className={styles.title}>{slide.title}</span>
                <span className={styles.number}>{slideIndex + 1}</span>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </CarouselFrame>
  );
}

export const heroSlideshowFragments = graphql`
  fragment HeroSlideshow on Slide {
    title
    offering {
      colourTemperature
      picture {
        alt
        image: gatsbyImageData(width: 1920, breakpoints: [1200, 1400, 1600, 1920], sizes: "(orientation: landscape) min(93vw, 148vh, 86rem), 100vw")
        phoneImage: gatsbyImageData(width: 640, aspectRatio: 1.3333, breakpoints: [640], sizes: "100vw", formats: [AUTO, AVIF])
      }
    }
  }
`;
