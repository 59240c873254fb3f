/** @jest-environment node */
import { cakes } from "../example/declarations";
import { writtenFields } from "./written-fields";

const written = (values: Record<string, unknown>) => writtenFields(cakes.schema, values, "../images");

test("a picture that was chosen gets the path from the file", () => {
  expect(written({ drawing: "/images/drawings/m-02.svg", picture: { file: "/images/plum.png", alt: "A cake" } })).toMatchObject({
    drawing: "../images/drawings/m-02.svg",
    picture: { file: "../images/plum.png", alt: "A cake" },
  });
  expect(written({ drawing: "../images/new.svg" })).toMatchObject({ drawing: "../images/new.svg" });
});

test("empty optional fields are left out, lists that may be empty are written", () => {
  const fields = written({ layersHeading: "", markers: [], picture: { alt: "A cake", focus: null }, related: undefined, title: "" });
  expect(fields).not.toHaveProperty("layersHeading");
  expect(fields).not.toHaveProperty("markers");
  expect(fields).toMatchObject({ picture: { alt: "A cake" }, related: [], title: "" });
  expect(fields.picture).not.toHaveProperty("focus");
});

test("keys of the CMS are left out, an editor's are kept", () => {
  const fields = written({ colour: "red", faqs: [{ question: "Why?", answer: "Because.", __sc_item_id: "1" }] });
  expect(fields).toMatchObject({ colour: "red", faqs: [{ question: "Why?", answer: "Because." }] });
  expect(JSON.stringify(fields)).not.toContain("__sc");
});
