import { cropStyle } from "./markers";

test.each([
  ["left", "0%", "50%"],
  ["right", "100%", "50%"],
  ["top", "50%", "0%"],
  ["bottom", "50%", "100%"],
  ["centre", "50%", "50%"],
  [null, "50%", "50%"],
])("a picture that keeps its side %s is behind its frame at %s and %s, whatever its own shape", (focus, x, y) => {
  expect(cropStyle(focus, 4 / 3)).toEqual({ "--kept-x": x, "--kept-y": y, "--whole-ratio": 4 / 3 });
});
