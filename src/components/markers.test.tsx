import { cropStyle } from "./markers";

test.each([
  ["left", "0%", "50%"],
  ["right", "100%", "50%"],
  ["top", "50%", "0%"],
  ["bottom", "50%", "100%"],
  [null, "50%", "50%"],
])("focus %s places the crop at %s and %s, whatever the aspect ratio", (focus, x, y) => {
  expect(cropStyle(focus, 4 / 3)).toEqual({ "--kept-x": x, "--kept-y": y, "--whole-ratio": 4 / 3 });
});
