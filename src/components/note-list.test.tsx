import { render, screen } from "@testing-library/react";
import { NoteList } from "./note-list";

test("numbers the notes after their section", () => {
  const notes = [
    { title: "Intrusion detection", detail: "Alarmed by schedule." },
    { title: "Fire detection", detail: "Ward by ward." },
  ];
  render(<NoteList number={3} label="Includes" heading="Our solutions include" notes={notes} ground="ink" cool twoColumns />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "3.1Intrusion detectionAlarmed by schedule.",
    "3.2Fire detectionWard by ward.",
  ]);
  expect(screen.getByText("3.0")).toBeInTheDocument();
});
