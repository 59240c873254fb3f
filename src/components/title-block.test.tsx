import { render, screen } from "@testing-library/react";
import { TitleBlock } from "./title-block";

test("pairs every term with its detail, in order", () => {
  render(
    <TitleBlock
      entries={[
        { term: "Sheet", detail: "M-02" },
        { term: "Codes", detail: "NBC 2016 Part 8" },
      ]}
    />,
  );
  expect(screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ["Sheet", "M-02"],
    ["Codes", "NBC 2016 Part 8"],
  ]);
});
