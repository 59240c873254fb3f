/** @jest-environment node */

import * as z from "zod";
import { markdown, picture, reference, text } from "../fields";
import { defineKind } from "../kind";
import { problemsOfEdit, textOfFile } from "./problems-of-edit";

const fans = { typeName: "Fan", schema: { menuTitle: text("The name.").meta({ unique: "site" }) } };
const kinds = [
  defineKind({
    files: "fans/*.yaml",
    typeName: "FansYaml",
    page: "/fans/*",
    template: "fan.tsx",
    families: [fans],
    schema: {
      ...fans.schema,
      others: z.array(reference(fans, "fan", "roof")).default([]),
      picture: picture("The picture.", { width: 9, height: 9 }).optional(),
      care: markdown("How to look after it.").optional(),
    },
  }),
];
const folder = {
  texts: { "fans/roof.yaml": "menuTitle: Roof\n", "fans/wall.yaml": "menuTitle: Wall\ncare: See [this](/fans/roof).\n" },
  pictures: {},
};
const resultOf = (name: string, content: object) => problemsOfEdit(name, textOfFile(name, content), folder, kinds);
const problems = (name: string, content: object) => resultOf(name, content).problems;

test("a valid file with a picture that was just uploaded has no problem", () => {
  expect(problems("fans/new.yaml", { menuTitle: "New", picture: { file: "/images/img_2026.webp", alt: "A fan" } })).toEqual([]);
});

test("problems name fields by their labels", () => {
  expect(problems("fans/zone.yaml", { menuTitle: "Roof", care: "See [this](/fans/rof)." })).toEqual([
    'data/fans/roof.yaml:1:12 menuTitle: "Roof" is already used in data/fans/zone.yaml:1; change one of the two',
    'Menu title: "Roof" is already used in data/fans/roof.yaml:1; change one of the two',
    'Care: there is no page "/fans/rof"; did you mean "/fans/roof"?',
  ]);
});

test("a problem that the edit causes in another file names that file; problems from before are ignored", () => {
  expect(problems("fans/roof.yaml", { menuTitle: "Wall" })).toContainEqual(
    expect.stringContaining('data/fans/wall.yaml:1:12 menuTitle: "Wall"'),
  );
  const broken = { ...folder, texts: { ...folder.texts, "fans/other.yaml": "menuTitle: [\n" } };
  expect(problemsOfEdit("fans/roof.yaml", "menuTitle: Roof fan\n", broken, kinds).problems).toEqual([]);
});

test("a problem of another file from before stays one if the edit moves the line that it names", () => {
  const broken = { ...folder, texts: { ...folder.texts, "fans/zone.yaml": "menuTitle: Roof\n" } };
  const moved = textOfFile("fans/roof.yaml", { care: "Oil it.", menuTitle: "Roof" });
  expect(problemsOfEdit("fans/roof.yaml", moved, broken, kinds).problems).toEqual([expect.stringMatching(/^Menu title: /)]);
});

test("only the warnings that an edit adds are told, also if its entries move", () => {
  const WARNING = 'there is no fan "gone", so it is left out; choose another, or delete the entry';
  const others = ["gone", "roof"];
  expect(resultOf("fans/wall.yaml", { menuTitle: "Wall", others })).toEqual({ problems: [], warnings: [`Others 1: ${WARNING}`] });
  const saved = { ...folder, texts: { ...folder.texts, "fans/wall.yaml": textOfFile("fans/wall.yaml", { menuTitle: "Wall", others }) } };
  const moved = textOfFile("fans/wall.yaml", { menuTitle: "Wall", others: others.toReversed() });
  expect(problemsOfEdit("fans/wall.yaml", moved, saved, kinds)).toEqual({ problems: [], warnings: [] });
});

test("a file is checked as the CMS saves it: without the CMS's own keys, and without empty fields", () => {
  expect(textOfFile("fans/new.yaml", { menuTitle: "New", care: "", items: [{ __sc_id: 1, name: "A" }] })).toBe(
    "menuTitle: New\nitems:\n  - name: A\n",
  );
});
