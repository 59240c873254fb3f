import { graphql } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { NumberedSection } from "../../components/numbered-section";
import { useIsVisible } from "../../components/use-is-visible";
import * as styles from "./timeline.module.css";

/** The line fills down to this height, as a share of the viewport. */
const READING_LINE_SHARE = 0.55;

interface TimelineProps extends Queries.SectionHeadingFragment {
  readonly entries: readonly Queries.TimelineItemFragment[];
}

/** The group's history, beside a line that grows on scrolling (requirements R7.7 and R16.5). */
export function Timeline({ label, heading, entries: unsorted }: TimelineProps) {
  const entries = [...unsorted].sort((a, b) => Date.parse(a.date) - Date.parse(b.date));
  const lineRef = useRef<HTMLDivElement>(null);
  const isVisible = useIsVisible(lineRef);
  /** From 0 to 1; undefined before hydration, when the line is full. */
  const [level, setLevel] = useState<number>();
  useEffect(() => {
    function measure() {
      const line = lineRef.current?.getBoundingClientRect();
      if (line) setLevel(Math.min(1, Math.max(0, (innerHeight * READING_LINE_SHARE - line.top) / line.height)));
    }
    measure();
    if (isVisible) {
      addEventListener("scroll", measure, { passive: true });
      addEventListener("resize", measure);
    }
    return () => {
      removeEventListener("scroll", measure);
      removeEventListener("resize", measure);
    };
  }, [isVisible]);
  return (
    <NumberedSection label={label} heading={heading} theme="dark">
      <div className={styles.timeline}>
        <div ref={lineRef} className={styles.line} style={{ "--level": level }} aria-hidden="true" />
        <ol className={styles.entries}>
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
