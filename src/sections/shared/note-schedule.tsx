import { graphql } from "gatsby";
import { Clause, type ClauseFrame, type Numbered } from "../../components/clause";
import { NoteList } from "../../components/note-list";

interface NoteScheduleProps extends Numbered<ClauseFrame> {
  readonly heading: string;
  readonly notes: readonly Queries.NoteScheduleFragment[];
  readonly twoColumns?: boolean;
}

/** A heading over a numbered schedule: benefits, reasons, the parts of a scheme. */
export function NoteSchedule({ notes, twoColumns, ...clause }: NoteScheduleProps) {
  return (
    <Clause {...clause}>
      <NoteList section={clause.number} notes={notes} twoColumns={twoColumns} />
    </Clause>
  );
}

export const noteScheduleFragments = graphql`
  fragment NoteSchedule on Note {
    title
    detail
  }
`;
