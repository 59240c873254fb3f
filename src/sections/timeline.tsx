import { graphql } from "gatsby";
import { Clause } from "../components/clause";

interface TimelineProps {
  readonly number: number;
  readonly eyebrow: string;
  readonly heading: string;
  /** Oldest first. */
  readonly entries: readonly Queries.TimelineItemFragment[];
}

/** The companies of the group as they were founded (specification, section 2, About). */
export function Timeline({ number, eyebrow, heading, entries }: TimelineProps) {
  return (
    <Clause number={number} label={eyebrow} ground="ink">
      <h2>{heading}</h2>
      <ol>
        {entries.map(({ date, year, dayAndMonth, title, description }) => (
          <li key={date}>
            <time dateTime={date}>
              {dayAndMonth} {year}
            </time>
            <h3>{title}</h3>
            <p className="soft">{description}</p>
          </li>
        ))}
      </ol>
    </Clause>
  );
}

export const timelineFragment = graphql`
  fragment TimelineItem on TimelineEntry {
    date
    year: date(formatString: "YYYY")
    dayAndMonth: date(formatString: "D MMMM")
    title
    description
  }
`;
