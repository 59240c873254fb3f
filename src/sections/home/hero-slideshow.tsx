import { type TouchEvent, useEffect, useRef, useState } from "react";
import { CarouselFrame, PauseButton } from "../../components/carousel";
import { scaleStyle } from "../../components/colour-scale";
import { Picture } from "../../components/picture";
import { type PictureState, watchPicture } from "../../components/picture-state";
import { useCarousel } from "../../components/use-carousel";
import { usePageSettled } from "../../components/use-page-settled";
import * as styles from "./hero-slideshow.module.css";

/** requirements R16.1; the mark's bar fills over the same time, the token --dwell. */
const SLIDESHOW_INTERVAL_MS = 2000;
/** requirements R16.1, counted from 0 as the reviews' index is: the second slide, whose picture is the page's largest paint. */
const SLIDESHOW_START_INDEX = 1;
/** A shorter touch is not a swipe. */
const SWIPE_MIN_PX = 40;

interface SlidePictureProps {
  readonly picture: Queries.HeroSlideFragment["entry"]["picture"];
  readonly label: string;
  readonly isEager: boolean;
  readonly isShown: boolean;
  readonly onState: (state: PictureState) => void;
}

/** One picture of the show; reports when it is loaded and decoded, so that it appears without a flash, or that it is missing. */
function SlidePicture({ picture, label, isEager, isShown, onState }: SlidePictureProps) {
  const slideRef = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture is loaded once
  useEffect(() => {
    const image = slideRef.current?.querySelector("img");
    // the eager one is in the page and counts as ready from the start
    return image && !isEager ? watchPicture(image, onState) : undefined;
  }, []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form's fields
    <div
      ref={slideRef}
      className={isShown ? `${styles.slide} ${styles.shown}` : styles.slide}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
    >
      <Picture image={picture.image} phoneImage={picture.phoneImage} alt={picture.alt} eager={isEager} />
    </div>
  );
}

/**
 * The slideshow behind the welcome words. The picture it starts with is in the page; another is loaded only when its turn comes near,
 * and the show starts only once the page has loaded and is idle.
 */
export function HeroSlideshow({ slides }: { slides: readonly Queries.HeroSlideFragment[] }) {
  const count = slides.length;
  const startIndex = count > SLIDESHOW_START_INDEX ? SLIDESHOW_START_INDEX : 0;
  const [states, setStates] = useState<Readonly<Record<number, PictureState>>>({ [startIndex]: "ready" });
  const [shown, setShown] = useState(startIndex);
  const touchStartX = useRef(0);
  const marksRef = useRef<HTMLDivElement>(null);
  const carousel = useCarousel({
    slideCount: count,
    intervalMs: SLIDESHOW_INTERVAL_MS,
    startIndex,
    mayStart: usePageSettled(),
    pictureOf: (index) => states[index],
  });
  const { index, nextIndex, isRotating, choose } = carousel;
  // a missing picture that the visitor chose is shown by its alternative text
  if (shown !== index && states[index]) setShown(index);

  const isWanted = (slide: number) => Boolean(states[slide]) || slide === index || (isRotating && slide === nextIndex);
  const markOf = ({ entry, title }: Queries.HeroSlideFragment) => `${entry.code} ${title}`;
  function onTouchEnd({ changedTouches }: TouchEvent) {
    const movedPx = (changedTouches[0]?.clientX ?? touchStartX.current) - touchStartX.current;
    if (Math.abs(movedPx) >= SWIPE_MIN_PX) choose(index - Math.sign(movedPx));
  }

  const current = slides[index];
  return (
    <CarouselFrame
      carousel={carousel}
      label="Selected work"
      status={current ? `${markOf(current)}, slide ${index + 1} of ${count}` : ""}
      holdingRef={marksRef}
      className={styles.slideshow}
    >
      <div
        className={styles.pictures}
        onTouchStart={({ touches }) => {
          touchStartX.current = touches[0]?.clientX ?? 0;
        }}
        onTouchEnd={onTouchEnd}
      >
        {slides.map(
          (slide, slideIndex) =>
            isWanted(slideIndex) && (
              <SlidePicture
                key={slide.entry.code}
                picture={slide.entry.picture}
                label={`${slideIndex + 1} of ${count}`}
                isEager={slideIndex === startIndex}
                isShown={slideIndex === shown}
                onState={(state) => setStates((before) => ({ ...before, [slideIndex]: state }))}
              />
            ),
        )}
      </div>
      {/* The words and pictures fill the first screen: only over the marks does the pointer hold the show. */}
      <div ref={marksRef} className={isRotating ? `${styles.marks} ${styles.rotating}` : styles.marks} {...carousel.pointerHandlers}>
        <PauseButton carousel={carousel} label="slideshow" className={styles.pause} />
        <ol>
          {slides.map((slide, slideIndex) => (
            <li key={slide.entry.code} style={scaleStyle(slide.entry.kelvin)}>
              <button
                type="button"
                aria-label={`${markOf(slide)} ${slide.entry.kelvin} K, slide ${slideIndex + 1} of ${count}`}
                aria-current={slideIndex === index || undefined}
                onClick={() => choose(slideIndex)}
              >
                {slide.entry.code} <span>{slide.title}</span> <em>{slide.entry.kelvin} K</em>
              </button>
            </li>
          ))}
        </ol>
      </div>
    </CarouselFrame>
  );
}
