import { render, screen } from "@testing-library/react";
import { Logo } from "./logo";

const FILE = { publicURL: "/mark.svg" };
const FILE_ON_DARK = { publicURL: "/mark-on-dark.svg" };

/** @returns the link, the file that browsers choose unless colours are forced, and the class of its ground */
function drawn(onDark: typeof FILE | null, isOnDark: boolean) {
  render(<Logo name="Rankine" logo={{ file: FILE, onDark, aspectRatio: 1 }} isOnDark={isOnDark} />);
  const picture = screen.getByRole("link", { name: "Rankine, home" }).querySelector("picture");
  const file = picture?.querySelector("source")?.srcset ?? picture?.querySelector("img")?.getAttribute("src");
  return { file, ground: picture?.className };
}

test.each([
  ["on paper", FILE_ON_DARK, false, { file: "/mark.svg", ground: "" }],
  ["on dark ground", FILE_ON_DARK, true, { file: "/mark-on-dark.svg", ground: "" }],
  ["on dark ground without a mark for it, on a plate", null, true, { file: "/mark.svg", ground: "onPaper" }],
])("the mark can be seen %s", (_, onDark, isOnDark, expected) => {
  expect(drawn(onDark, isOnDark)).toEqual(expected);
});
