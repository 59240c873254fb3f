/** @jest-environment node */
import * as z from "zod";
import { anchor, drawing, group, link, picture } from "./fields";

const BOX = group("Box", "A box.", { size: z.number() });
const PICTURE = picture("A picture.", { width: 1, height: 1 });

test.each([
  [link(""), "/cakes#layer-1", true],
  [link(""), "#order", true],
  [link(""), "https://example.com/A?b=c", true],
  [link(""), "cakes/plum", false],
  [link(""), "/Cakes", false],
  [link(""), "http://example.com", false],
  [anchor("", "layers"), "layer-1", true],
  [anchor("", "layers"), "a".repeat(100), false],
  [drawing(""), "../images/plum.svg", true],
  [drawing(""), "../images/plum.png", false],
  [PICTURE, { file: "../images/plum.jpg", alt: "A cake." }, true],
  [PICTURE, { file: "../images/plum.jpg", alt: "A cake. ".repeat(100) }, false],
  [BOX, { size: 1 }, true],
  [BOX, { size: 1, colour: "red" }, false],
])("row %#", (field, written, isSound) => {
  expect(field.safeParse(written).success).toBe(isSound);
});
