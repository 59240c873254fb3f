import { render, screen } from "@testing-library/react";
import { exampleImage } from "../testing/example-image";
import { Logo } from "./logo";

const FILE: Queries.LogoFileFragment = { publicURL: "/mark.svg", childImageSharp: null };
const FILE_ON_DARK = { ...FILE, publicURL: "/mark-on-dark.svg" };
const PNG = { publicURL: "/huge.png", childImageSharp: { gatsbyImageData: exampleImage("small", 40, 40) } };

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
  ["a small copy of a PNG", PNG, true, { file: "/small.jpg 40w", background: "" }],
  ["the standard file on its own light background if there is no light file", null, true, { file: "/mark.svg", background: "onPaper" }],
])("shows %s", (_, onDark, isOnDark, expected) => {
  expect(drawn(onDark, isOnDark)).toEqual(expected);
});
