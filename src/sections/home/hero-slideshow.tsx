import { graphql } from "gatsby";
import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { CarouselFrame, PauseButton } from "../../components/carousel";
import { classNames } from "../../components/class-names";
import { Picture } from "../../components/picture";
import { type PictureStatus, watchPicture } from "../../components/picture-status";
import { scaleStyle } from "../../components/scale-style";
import { useCarousel } from "../../components/use-carousel";
import { usePageSettled } from "../../components/use-page-settled";
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

interface SlidePictureProps {
  readonly picture: Slide["offering"]["picture"];
  readonly label: string;
  readonly isEager: boolean;
  readonly isVisible: boolean;
  readonly onStatus: (status: PictureStatus) => void;
}

/** A slide that reports when its picture has been loaded and decoded, or has failed. */
function SlidePicture({ picture, label, isEager, isVisible, onStatus }: SlidePictureProps) {
  const slideRef = useRef<HTMLDivElement>(null);
  const report = useEffectEvent(onStatus);
  useEffect(() => {
    const image = slideRef.current?.querySelector("img");
    // The eager picture counts as loaded from the start.
    return image && !isEager ? watchPicture(image, (status) => report(status)) : undefined;
  }, [isEager]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div
      ref={slideRef}
      className={classNames(styles.slide, isVisible && styles.visible)}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
    >
      <Picture image={picture.image} phoneImage={picture.phoneImage} alt={picture.alt} eager={isEager} />
    </div>
  );
}

/**
 * The slideshow of the home page. The server's HTML has only the start picture. The others load one slide ahead.
 * Autoplay starts once the page has loaded and is idle.
 */
export function HeroSlideshow({ slides }: { slides: readonly Slide[] }) {
  const count = slides.length;
  const startIndex = count > SLIDESHOW_START_INDEX ? SLIDESHOW_START_INDEX : 0;
  const [statuses, setStatuses] = useState<Readonly<Record<number, PictureStatus>>>({ [startIndex]: "loaded" });
  const [visibleIndex, setVisibleIndex] = useState(startIndex);
  const swipeStart = useRef<PointerEvent>(undefined);
  const dotsRef = useRef<HTMLDivElement>(null);
  const carousel = useCarousel({
    slideCount: count,
    intervalMs: SLIDESHOW_INTERVAL_MS,
    startIndex,
    mayStart: usePageSettled(),
    pictureStatus: (index) => statuses[index],
  });
  const { index, nextIndex, isRotating, choose } = carousel;
  // The previous slide stays visible until the picture has loaded, or has failed and shows its alternative text.
  if (visibleIndex !== index && statuses[index]) setVisibleIndex(index);

  const isNeeded = (slide: number) => Boolean(statuses[slide]) || slide === index || (isRotating && slide === nextIndex);
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
          (slide, slideIndex) =>
            isNeeded(slideIndex) && (
              <SlidePicture
                key={slideIndex}
                picture={slide.offering.picture}
                label={`${slideIndex + 1} of ${count}`}
                isEager={slideIndex === startIndex}
                isVisible={slideIndex === visibleIndex}
                onStatus={(status) => setStatuses((before) => ({ ...before, [slideIndex]: status }))}
              />
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
