import { render, screen } from "@testing-library/react";
import { NoteList } from "./note-list";

test("the title of a note with an address leads there", () => {
  const notes = [
    { title: "Valves", detail: "They close.", href: "/services/valves#offering-gate-valves" },
    { title: "Seals", detail: "They hold.", href: null },
  ];
  render(<NoteList label="Parts" heading="What is included" notes={notes} />);
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Valves", "/services/valves#offering-gate-valves"],
  ]);
  expect(screen.getByRole("heading", { name: "Seals" })).toBeVisible();
});
