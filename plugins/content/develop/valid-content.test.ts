/** @jest-environment node */
import { BAKERY } from "../example/declarations";
import { CAKE_FILE, EXAMPLE_CAKE, edited, exampleFile } from "../example/example-data";
import { ValidContent } from "./valid-content";

test("a file with a mistake keeps its last valid content until it is corrected", () => {
  const content = new ValidContent(BAKERY.kinds);
  const save = (text: string) => content.of(exampleFile(CAKE_FILE, text));
  expect(save("")).toBeUndefined();
  expect(save(EXAMPLE_CAKE)).toMatchObject({ title: "Plum" });
  for (const wrong of ["", EXAMPLE_CAKE.slice(0, 300), edited(EXAMPLE_CAKE, "\ntitle:", "\ntitel:")])
    expect(save(wrong)).toMatchObject({ title: "Plum" });
  expect(save(edited(EXAMPLE_CAKE, "\ntitle: Plum", "\ntitle: Apple"))).toMatchObject({ title: "Apple" });
});
