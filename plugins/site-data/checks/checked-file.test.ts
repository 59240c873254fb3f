/** @jest-environment node */
import { EXAMPLE_SERVICE, exampleFile, SERVICE_FILE } from "../../../src/testing/example-data";
import { checkFile } from "./checked-file";

test("a file that stays the same is read once, and a changed one anew, also of the same length", () => {
  const first = checkFile(exampleFile(SERVICE_FILE, EXAMPLE_SERVICE));
  expect(checkFile(exampleFile(SERVICE_FILE, EXAMPLE_SERVICE))).toBe(first);
  const changed = checkFile(exampleFile(SERVICE_FILE, EXAMPLE_SERVICE.replace("title: HVAC\n", "title: hvac\n")));
  expect(changed?.fields.find(({ path }) => path.join() === "title")?.value).toBe("hvac");
});
