import { required } from "./required";

it("returns the value, even an empty one", () => {
  expect(required("", "data/company.yaml")).toBe("");
  expect(required(0, "data/company.yaml")).toBe(0);
});

it.each([null, undefined])("stops the build at %s, with the name of the file", (nothing) => {
  expect(() => required(nothing, "data/company.yaml")).toThrow("data/company.yaml is missing");
});
