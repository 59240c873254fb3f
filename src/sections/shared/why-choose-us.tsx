import { Clause } from "../../components/clause";
import { NoteList } from "../../components/note-list";
import { useSiteData } from "../../site/site-data";

/** The strengths that every page lists (requirements R3.3). */
export function WhyChooseUs({ number }: { number: number }) {
  const { strengths } = useSiteData();
  return (
    <Clause number={number} label={strengths.eyebrow} heading={strengths.heading}>
      <NoteList section={number} notes={strengths.items.map(({ title, text }) => ({ title, detail: text }))} />
    </Clause>
  );
}
