import { graphql } from "gatsby";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { NumberedSection } from "../../components/numbered-section";
import { useIsVisible } from "../../components/use-is-visible";
import * as styles from "./timeline.module.css";
import { dateShare, timelineLevel } from "./timeline-level";

/** Height of the line at which an entry counts as read, as a share of the viewport. */
const READING_LINE_SHARE = 0.55;

interface TimelineProps extends Queries.SectionHeadingFragment {
  readonly entries: readonly Queries.TimelineItemFragment[];
}

/**
 * Updates the level while the timeline is visible.
 * @returns the level from 0 to 1; undefined before hydration, when the bar is full
 */
function useTimelineLevel(listRef: RefObject<HTMLOListElement | null>, shares: readonly number[]): number | undefined {
  const [level, setLevel] = useState<number>();
  const isVisible = useIsVisible(listRef);
  const measure = useEffectEvent(() => {
    const entries = Array.from(listRef.current?.children ?? [], (entry) => entry.getBoundingClientRect());
    setLevel(timelineLevel(innerHeight * READING_LINE_SHARE, entries, shares));
  });
  useEffect(() => {
    let frame = 0;
    function follow() {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        measure();
      });
    }
    follow();
    if (isVisible) {
      addEventListener("scroll", follow, { passive: true });
      addEventListener("resize", follow);
    }
    return () => {
      removeEventListener("scroll", follow);
      removeEventListener("resize", follow);
      cancelAnimationFrame(frame);
    };
  }, [isVisible]);
  return level;
}

/** The group's history, beside a scale of years that fills on scrolling (requirements R7.7 and R16.5). */
export function Timeline({ label, heading, entries: unsorted }: TimelineProps) {
  const entries = [...unsorted].sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
  const firstYear = Number(entries[0]?.year);
  const lastYear = Number(entries.at(-1)?.year);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, offset) => firstYear + offset);
  const shares = entries.map(({ date }) => dateShare(date, firstYear, lastYear));
  const listRef = useRef<HTMLOListElement>(null);
  const level = useTimelineLevel(listRef, shares);
  const yearReached = firstYear + Math.floor((level ?? 1) * (lastYear - firstYear));
  return (
    <NumberedSection label={label} heading={heading} theme="dark">
      <div className={styles.timeline}>
        <div className={styles.scale} style={{ "--level": level }} aria-hidden="true">
          <div className={styles.bar} />
          <ol>
            {years.map((year) => (
              <li key={year} className={year === yearReached ? styles.reached : undefined}>
                {year}
              </li>
            ))}
          </ol>
        </div>
        <ol ref={listRef} className={styles.entries}>
          {entries.map(({ date, year, dayAndMonth, title, description }, index) => (
            <li key={index}>
              <time dateTime={date}>
                {year} <small className="mono soft">{dayAndMonth}</small>
              </time>
              <div>
                <h3>{title}</h3>
                <p className="soft">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </NumberedSection>
  );
}

export const timelineFragments = graphql`
  fragment TimelineItem on TimelineEntry {
    date
    title
    description
    year: date(formatString: "YYYY")
    dayAndMonth: date(formatString: "D MMMM")
  }
`;
