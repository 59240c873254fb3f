import { graphql } from "gatsby";
import { Clause, type Ground } from "../../components/clause";
import { NoteList } from "../../components/note-list";

interface NoteScheduleProps {
  readonly number: number;
  readonly label: string;
  readonly heading: string;
  readonly notes: readonly Queries.NoteScheduleFragment[];
  readonly ground?: Ground;
  readonly cool?: boolean;
  readonly twoColumns?: boolean;
}

/** A heading over a numbered schedule: benefits, reasons, the parts of a scheme. */
export function NoteSchedule({ number, label, heading, notes, ground, cool, twoColumns }: NoteScheduleProps) {
  return (
    <Clause number={number} label={label} ground={ground} cool={cool}>
      <h2>{heading}</h2>
      <NoteList section={number} notes={notes} twoColumns={twoColumns} />
    </Clause>
  );
}

export const noteScheduleFragments = graphql`
  fragment NoteSchedule on Note {
    title
    detail
  }
`;
