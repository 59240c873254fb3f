import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { applyEdits, type JSONPath, modify } from "jsonc-parser";
import { type Document, parse, parseDocument, Scalar, visit, type YAMLSeq } from "yaml";
import { checkData } from "../../plugins/site-data/checks/check-data";
import type { DataProblem } from "../../plugins/site-data/checks/data-problem";
import { readDataFiles } from "../../plugins/site-data/checks/reading/data-files";

/** As files of data/ are wrapped: an editor's text keeps the look of the file around it. */
const YAML_FORMAT = { lineWidth: 100 };
const JSON_FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

const LINE_MAX_CHARACTERS = 80;

/** A long text is under its key, as everywhere in data/. */
function foldIfLong(scalar: Scalar): void {
  if (scalar.type === Scalar.PLAIN && typeof scalar.value === "string" && scalar.value.length > LINE_MAX_CHARACTERS)
    scalar.type = Scalar.BLOCK_FOLDED;
}

/** A list that no longer fits between brackets on one line has a line for each entry. */
function oneEntryALineIfLong(list: YAMLSeq): void {
  if (list.flow && list.items.join(", ").length > LINE_MAX_CHARACTERS) list.flow = false;
}

type Steps = readonly (string | number)[];

/** @param place in a file as messages write it: "items.0.name" */
export const stepsOf = (place: string): Steps => place.split(".").map((step) => (/^\d+$/.test(step) ? Number(step) : step));

/** The copy of the project that an editor works in for a year. Files are named below data/. */
export class EditedSite {
  constructor(readonly folder: string) {}

  private pathOf(file: string): string {
    return path.join(this.folder, "data", file);
  }

  text(file: string): string {
    return readFileSync(this.pathOf(file), "utf8");
  }

  write(file: string, content: string | Uint8Array): void {
    writeFileSync(this.pathOf(file), content);
  }

  remove(file: string): void {
    rmSync(this.pathOf(file));
  }

  rename(from: string, to: string): void {
    renameSync(this.pathOf(from), this.pathOf(to));
  }

  /** @returns what a file holds */
  content(file: string) {
    return parse(this.text(file));
  }

  /** The names of a folder's files, without their ending, in the order of their codes. */
  slugsByCode(folder: string): string[] {
    return readDataFiles(path.join(this.folder, "data"))
      .filter(({ relativePath }) => relativePath.startsWith(`${folder}/`))
      .map(({ relativePath }) => ({ slug: path.basename(relativePath, ".yaml"), code: String(this.content(relativePath).code) }))
      .sort((a, b) => (a.code < b.code ? -1 : 1))
      .map(({ slug }) => slug);
  }

  /** Changes a YAML file as a careful editor does: comments and what is not named stay. */
  editYaml(file: string, edit: (document: Document) => void): void {
    const document = parseDocument(this.text(file));
    edit(document);
    visit(document, { Scalar: (_, scalar) => foldIfLong(scalar), Seq: (_, list) => oneEntryALineIfLong(list) });
    this.write(file, document.toString(YAML_FORMAT));
  }

  /** Sets values of a YAML or JSON file, each by its place: "hours.opens", "items.0.name". An undefined value is removed. */
  set(file: string, values: Readonly<Record<string, unknown>>): void {
    const changes = Object.entries(values).map(([place, value]) => ({ steps: stepsOf(place), value }));
    if (file.endsWith(".json")) for (const { steps, value } of changes) this.setInJson(file, steps, value);
    else
      this.editYaml(file, (document) => {
        for (const { steps, value } of changes) {
          if (value === undefined) document.deleteIn(steps);
          else document.setIn(steps, value);
        }
      });
  }

  private setInJson(file: string, steps: Steps, value: unknown): void {
    const text = this.text(file);
    const place: JSONPath = [...steps];
    this.write(file, applyEdits(text, modify(text, place, value, JSON_FORMAT)));
  }

  /** Copies a file under another name with some values changed: how EDITING.md adds a page. */
  copy(from: string, to: string, values: Readonly<Record<string, unknown>>): void {
    this.write(to, this.text(from));
    this.set(to, values);
  }

  /** @returns what is wrong in data/, as the build would say it */
  faults(): DataProblem[] {
    return checkData(readDataFiles(path.join(this.folder, "data"))).problems;
  }
}
