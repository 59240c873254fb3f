import { graphql } from "gatsby";
import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { Clause, type Numbered } from "../../components/clause";
import { useIsSeen } from "../../components/use-is-seen";
import { mercuryLevel, tubeShare } from "./mercury-level";
import * as styles from "./timeline.module.css";

/** The line at which an entry counts as read, as a share of the window's height. */
const READING_LINE_SHARE = 0.55;

interface TimelineProps extends Numbered<Queries.TimelineFragment> {
  readonly entries: readonly Queries.TimelineItemFragment[];
}

/**
 * Lets the mercury follow the scroll position, while the timeline is seen and only then.
 * @returns the level from 0 to 1; undefined before the script runs, when the tube is drawn full
 */
function useMercuryLevel(listRef: RefObject<HTMLOListElement | null>, shares: readonly number[]): number | undefined {
  const [level, setLevel] = useState<number>();
  const sharesRef = useRef(shares);
  const isSeen = useIsSeen(listRef);
  useEffect(() => {
    let frame = 0;
    function measure() {
      frame = 0;
      const entries = Array.from(listRef.current?.children ?? [], (entry) => entry.getBoundingClientRect());
      setLevel(mercuryLevel(innerHeight * READING_LINE_SHARE, entries, sharesRef.current));
    }
    function follow() {
      frame ||= requestAnimationFrame(measure);
    }
    follow();
    if (isSeen) {
      addEventListener("scroll", follow, { passive: true });
      addEventListener("resize", follow);
    }
    return () => {
      removeEventListener("scroll", follow);
      removeEventListener("resize", follow);
      cancelAnimationFrame(frame);
    };
  }, [listRef, isSeen]);
  return level;
}

/** The companies of the group as they were founded, beside a thermometer that rises through the years (requirements R7.7 and R16.5). */
export function Timeline({ number, eyebrow, heading, entries: written }: TimelineProps) {
  // not again at every step of the mercury
  const entries = useMemo(() => [...written].sort((a, b) => Date.parse(a.date) - Date.parse(b.date)), [written]);
  const firstYear = Number(entries[0]?.year);
  const lastYear = Number(entries.at(-1)?.year);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, offset) => firstYear + offset);
  const shares = entries.map(({ date }) => tubeShare(date, firstYear, lastYear));
  const listRef = useRef<HTMLOListElement>(null);
  const level = useMercuryLevel(listRef, shares);
  const yearReached = firstYear + Math.floor((level ?? 1) * (lastYear - firstYear));
  return (
    <Clause number={number} label={eyebrow} heading={heading} ground="ink">
      <div className={styles.timeline}>
        <div className={styles.thermometer} style={{ "--level": level }} aria-hidden="true">
          <div className={styles.tube} />
          <div className={styles.bulb} />
          <ol>
            {years.map((year) => (
              <li key={year} className={year === yearReached ? styles.reached : undefined}>
                {year}
              </li>
            ))}
          </ol>
        </div>
        <ol ref={listRef} className={styles.entries}>
          {entries.map(({ date, year, dayAndMonth, title, description }) => (
            <li key={date}>
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
    </Clause>
  );
}

export const timelineFragments = graphql`
  fragment Timeline on SectionHeading {
    eyebrow
    heading
  }
  fragment TimelineItem on TimelineEntry {
    date
    title
    description
    year: date(formatString: "YYYY")
    dayAndMonth: date(formatString: "D MMMM")
  }
`;
