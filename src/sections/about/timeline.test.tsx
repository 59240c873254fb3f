import { render, screen } from "@testing-library/react";
import { Timeline } from "./timeline";

test("the oldest entry comes first, whatever the order in data/", () => {
  const entry = (date: string, title: string) => ({ date, year: date.slice(0, 4), dayAndMonth: "2 May", title, description: "It began." });
  const entries = [entry("2021-05-02", "The third"), entry("2015-05-02", "The first"), entry("2021-03-01", "The second")];
  render(<Timeline label="History" heading="How it began" entries={entries} />);
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    "The first",
    "The second",
    "The third",
  ]);
});
