import { render, screen } from "@testing-library/react";
import { Logo } from "./logo";

const FILE = { publicURL: "/mark.svg" };
const FILE_ON_DARK = { publicURL: "/mark-on-dark.svg" };

/** @returns the file that browsers choose unless colours are forced, and the class of its background */
function drawn(onDark: typeof FILE | null, isOnDark: boolean) {
  render(<Logo name="Rankine" logo={{ file: FILE, onDark, aspectRatio: 1 }} isOnDark={isOnDark} />);
  const picture = screen.getByRole("link", { name: "Rankine, home" }).querySelector("picture");
  const file = picture?.querySelector("source")?.srcset ?? picture?.querySelector("img")?.getAttribute("src");
  return { file, background: picture?.className };
}

test.each([
  ["the standard file on a light background", FILE_ON_DARK, false, { file: "/mark.svg", background: "" }],
  ["the light file on a dark background", FILE_ON_DARK, true, { file: "/mark-on-dark.svg", background: "" }],
  ["the standard file on its own light background if there is no light file", null, true, { file: "/mark.svg", background: "onPaper" }],
])("shows %s", (_, onDark, isOnDark, expected) => {
  expect(drawn(onDark, isOnDark)).toEqual(expected);
});
