/** @jest-environment node */
import { checkFiles } from "../check/checked-file";
import { BAKERY } from "../example/declarations";
import { CAKE_FILE, EXAMPLE_CAKE, exampleFile } from "../example/example-data";
import { nextValues } from "./next-values";

const nextCode = (...codes: readonly string[]) => {
  const files = codes.map((code, index) =>
    exampleFile(`${CAKE_FILE}`.replace("plum", `plum-${index}`), EXAMPLE_CAKE.replace("M-02", code)),
  );
  return nextValues(checkFiles(files, BAKERY.kinds)).get("CakesYaml")?.get("code");
};

test("the next free code follows the highest", () => {
  expect(nextCode("M-02", "M-10", "M-09")).toBe("M-11");
  expect(nextCode("M-099")).toBe("M-100");
});

test("there is none where codes do not begin alike", () => {
  expect(nextCode("M-02", "B-03")).toBeUndefined();
});
