/** @jest-environment node */
import { createKeptFormat } from "./keep-writing";

const ONE_YAML = { isOneFile: true, isJson: false };
const FOLDER = { isOneFile: false, isJson: false };
const ONE_JSON = { isOneFile: true, isJson: true };

const ARTICLE = `# An article, with all kinds of comments.
# REVIEW: before publication
code: B-01
title: What to ask # REPLACE: title
date: "2023-11-02"
picture:
  file: ../images/plant.png
  # what a visitor sees
  alt: >- # REPLACE: alternative text
    A chiller plant room at night
# the first section is the summary
sections:
  # an entry of its own
  - id: section1
    heading: First # keep short
    body: |
      One paragraph.

      - a list
    # the list above is complete
  # REPLACE: the second section
  - id: section2 # its anchor
    heading: Second
    body: Short.

  - id: section3
    heading: 'Third'
    body: Shorter.
  # no more sections than three
related: [a-service, b-service] # those that belong with it
faq:
  - {question: How often?, answer: Yearly.} # REPLACE: answer
  - {question: "On load?", answer: Yes.}
`;

interface Article {
  [key: string]: unknown;
  picture: { [key: string]: unknown };
  sections: { [key: string]: unknown }[];
  related: string[];
  faq: { [key: string]: unknown }[];
}

/** @returns the article as the CMS saves it after a change */
function changed(edit: (value: Article) => void, text = ARTICLE): string {
  const { read, write } = createKeptFormat(ONE_YAML);
  const value = JSON.parse(JSON.stringify(read(text)));
  edit(value);
  return write(value);
}

/** @returns the article with one part of its text replaced */
const withText = (written: string, edited: string, text = ARTICLE) => {
  expect(text).toContain(written);
  return text.replace(written, () => edited);
};

const FIRST_SECTION = ARTICLE.slice(ARTICLE.indexOf("  # an entry"), ARTICLE.indexOf("  # REPLACE: the second"));
const SECOND_SECTION = ARTICLE.slice(ARTICLE.indexOf("  # REPLACE: the second"), ARTICLE.indexOf("\n  - id: section3"));
const THIRD_SECTION = ARTICLE.slice(ARTICLE.indexOf("\n  - id: section3"), ARTICLE.indexOf("  # no more"));

describe("a saved change is the only change", () => {
  test.each<readonly [what: string, edit: (value: Article) => void, written: string, edited: string]>([
    ["nothing", () => {}, "code", "code"],
    ["a text", (value) => Object.assign(value, { title: "Ask first" }), "What to ask #", "Ask first #"],
    ["a text that needs quotation marks", (value) => Object.assign(value, { title: "Ask: what?" }), "What to ask #", '"Ask: what?" #'],
    [
      "a text that becomes long",
      (value) =>
        Object.assign(value, { title: "A title so long that one line of the file would not hold it and that goes over two lines of it" }),
      "What to ask # REPLACE: title\n",
      ">- # REPLACE: title\n  A title so long that one line of the file would not hold it and that goes over two lines of it\n",
    ],
    ["a day", (value) => Object.assign(value, { date: "2024-01-31" }), "2023-11-02", "2024-01-31"],
    [
      "a text over several lines",
      (value) => Object.assign(value.picture, { alt: "A boiler" }),
      ">- # REPLACE: alternative text\n    A chiller plant room at night\n",
      ">- # REPLACE: alternative text\n    A boiler\n",
    ],
    [
      "a text over several lines that is emptied",
      (value) => Object.assign(value.picture, { alt: "" }),
      ">- # REPLACE: alternative text\n    A chiller plant room at night\n",
      '"" # REPLACE: alternative text\n',
    ],
    [
      "Markdown",
      (value) => Object.assign(value.sections[0] ?? {}, { body: "Another paragraph.\n\n- a list" }),
      "One paragraph",
      "Another paragraph",
    ],
    ["a text in single quotation marks", (value) => Object.assign(value.sections[2] ?? {}, { heading: "Last" }), "'Third'", "'Last'"],
    ["a text in brackets", (value) => Object.assign(value.faq[0] ?? {}, { answer: "Yearly, twice." }), " Yearly.}", ' "Yearly, twice."}'],
    ["the second of a list in brackets", (value) => value.related.splice(1, 1), "[a-service, b-service]", "[a-service]"],
    ["the first of a list in brackets", (value) => value.related.shift(), "[a-service, b-service]", "[b-service]"],
    ["one more in brackets", (value) => value.related.push("c-service"), "b-service]", "b-service, c-service]"],
    [
      "an optional key",
      (value) => Object.assign(value, { picture: { file: value.picture.file, alt: value.picture.alt, focus: "left" } }),
      "at night\n",
      "at night\n  focus: left\n",
    ],
    ["a key that goes", (value) => delete value.picture.file, "  file: ../images/plant.png\n", ""],
    [
      "a key that goes with its comment",
      (value) => delete value.picture.alt,
      ARTICLE.slice(ARTICLE.indexOf("  # what a v"), ARTICLE.indexOf("# the first")),
      "",
    ],
    [
      "all keys of a group",
      (value) => Object.assign(value, { picture: {} }),
      ARTICLE.slice(ARTICLE.indexOf("picture:"), ARTICLE.indexOf("# the first")),
      "picture: {}\n",
    ],
    [
      "the first key of an entry",
      (value) => delete value.sections[1]?.id,
      "  - id: section2 # its anchor\n    heading: Second",
      "  - heading: Second",
    ],
  ])("%s", (_, edit, written, edited) => {
    expect(changed(edit)).toBe(withText(written, edited));
  });

  test.each(["16:9", "yes", "12:30:00", "1_000", "0b11", "2024-01-31"])(
    "%s gets quotation marks: YAML 1.1, which the pages are read as, has something else for it",
    (title) => {
      expect(changed((value) => Object.assign(value, { title }))).toBe(withText("What to ask #", `"${title}" #`));
    },
  );

  test.each(['"', "'"])("a text between %s that becomes long keeps the comment behind it", (mark) => {
    const lines = ["a heading that goes on and on, through every word that an editor ever thought of in one", "afternoon"];
    const text = ARTICLE.replace("heading: First", `heading: ${mark}First${mark}`);
    const edited = `${mark}${lines.join("\n      ")}${mark} # keep short`;
    const result = changed(({ sections: [first] }) => Object.assign(first ?? {}, { heading: lines.join(" ") }), text);
    expect(result).toBe(withText(`${mark}First${mark} # keep short`, edited, text));
  });

  test("the order of keys is that of the file, whatever order the CMS has them in", () => {
    const { read, write } = createKeptFormat(ONE_YAML);
    const value = read(ARTICLE);
    expect(write(Object.fromEntries(Object.entries(Object(value)).reverse()))).toBe(ARTICLE);
  });
});

describe("an entry keeps its comments, and only its own", () => {
  test("deleted", () => {
    expect(changed((value) => value.sections.splice(0, 1))).toBe(withText(FIRST_SECTION, ""));
    expect(changed((value) => value.sections.splice(1, 1))).toBe(withText(SECOND_SECTION, ""));
    expect(changed((value) => value.sections.splice(2, 1))).toBe(withText(THIRD_SECTION, ""));
  });

  test("inserted", () => {
    const entry = { id: "new", heading: "New", body: "One.\n\nTwo." };
    const text = "  - id: new\n    heading: New\n    body: |-\n      One.\n\n      Two.\n";
    const inserted = (place: number) => changed((value) => value.sections.splice(place, 0, { ...entry }));
    expect(inserted(0)).toBe(withText(FIRST_SECTION, text + FIRST_SECTION));
    expect(inserted(1)).toBe(withText(SECOND_SECTION, text + SECOND_SECTION));
    expect(inserted(3)).toBe(withText(THIRD_SECTION, THIRD_SECTION + text));
  });

  test("moved", () => {
    expect(changed((value) => value.sections.push(...value.sections.splice(0, 1)))).toBe(
      withText(FIRST_SECTION + SECOND_SECTION + THIRD_SECTION, SECOND_SECTION + THIRD_SECTION + FIRST_SECTION),
    );
  });

  test("a comment below a text goes above its key: behind the text, the checks would take it for a part of the text", () => {
    const text = "title: What to ask\n  # and when\ncode: B-01\n";
    expect(changed(() => {}, text)).toBe("# and when\ntitle: What to ask\ncode: B-01\n");
  });

  test("moved and changed at once", () => {
    const saved = changed((value) => {
      value.sections.reverse();
      Object.assign(value.sections[2] ?? {}, { heading: "Now last" });
    });
    const first = THIRD_SECTION.trimStart();
    const last = FIRST_SECTION.replace("heading: First", "heading: Now last");
    expect(saved).toBe(withText(FIRST_SECTION + SECOND_SECTION + THIRD_SECTION, `  ${first}${SECOND_SECTION}${last}`));
  });

  test("written anew in its place", () => {
    const saved = changed((value) => value.sections.splice(1, 1, { id: "other", heading: "Unlike", body: "Nothing in common" }));
    expect(saved).toBe(
      withText(
        SECOND_SECTION,
        "  # REPLACE: the second section\n  - id: other # its anchor\n    heading: Unlike\n    body: Nothing in common\n",
      ),
    );
  });

  test("the last one deleted, and entries again", () => {
    const emptied = changed((value) => value.sections.splice(0));
    expect(emptied).toContain("\nsections:\n  []\n  # no more sections than three\n");
    expect(changed((value) => value.sections.push({ id: "new", heading: "New" }), emptied)).toContain(
      "\nsections:\n  - id: new\n    heading: New\n  # no more sections than three\n",
    );
  });

  test("within brackets over several lines", () => {
    const text = "list:\n  [\n    # the first\n    a, # one\n    # the second\n    b # two\n  ]\n";
    const list = (...entries: string[]) => changed((value) => Object.assign(value, { list: entries }), text);
    expect(list("a", "b")).toBe(text);
    expect(list("b")).toBe("list:\n  [\n    # the second\n    b # two\n  ]\n");
    expect(list("b", "a")).toBe("list:\n  [\n    # the second\n    b, # two\n    # the first\n    a # one\n  ]\n");
  });
});

describe("comments of a whole list stay with it", () => {
  test.each([
    ["in brackets", "list: [ # all of them\n  a,\n  b,\n  # no more than three\n]\n", "# all of them\nlist: [b] # no more than three\n"],
    [
      "line by line",
      "list: # all of them\n  # the first\n  - a\n  - b\n  # no more than three\n",
      "# all of them\nlist:\n  - b\n  # no more than three\n",
    ],
  ])("%s", (_, text, without) => {
    expect(changed((value) => Object.assign(value, { list: ["b"] }), text)).toBe(without);
    expect(changed((value) => Object.assign(value, { list: ["b"] }), without)).toBe(without);
  });

  test("behind those of its last entry, which are indented more", () => {
    const text = "lists:\n  - name: a\n    entries:\n      - b\n      - c\n      # of entries\n    # of a\n  # of lists\n# of the file\n";
    const lists = (edit: (value: { name: string; entries: string[] }[]) => void) => {
      const { read, write } = createKeptFormat(ONE_YAML);
      const value = JSON.parse(JSON.stringify(read(text)));
      edit(value.lists);
      return write(value);
    };
    expect(lists(() => {})).toBe(text);
    expect(lists(([first]) => first?.entries.push("d"))).toBe(text.replace("- c\n", "- c\n      - d\n"));
    expect(lists((value) => value.push({ name: "e", entries: ["f"] }))).toBe(
      text.replace("  # of lists\n", "  - name: e\n    entries:\n      - f\n  # of lists\n"),
    );
  });
});

describe("a switch that is off", () => {
  const LIST = "items:\n  - name: One\n    sample: true # not the client's\n  - name: Two\n  - {name: Three}\n";
  const JSON_LIST =
    '{\n  "items": [\n    {\n      "name": "One",\n      "sample": true\n    },\n    {\n      "name": "Two"\n    }\n  ]\n}\n';
  /** As the CMS hands over every entry: with a value for each of its switches. */
  const withSwitches = (items: { name: string; sample?: boolean }[]) => items.map((item) => ({ ...item, sample: item.sample ?? false }));
  const saved = (text: string, format: typeof ONE_YAML, edit: (items: { name: string; sample?: boolean }[]) => void) => {
    const { read, write } = createKeptFormat(format);
    const { items } = JSON.parse(JSON.stringify(read(text)));
    edit(items);
    return write({ items: withSwitches(items) });
  };

  test.each([
    ["YAML", LIST, ONE_YAML],
    ["JSON", JSON_LIST, ONE_JSON],
  ])("is not written if the file leaves it out: %s", (_, text, format) => {
    expect(saved(text, format, () => {})).toBe(text);
    expect(saved(text, format, (items) => items.push({ name: "New" }))).not.toContain("false");
    expect(saved(text, format, (items) => Object.assign(items[1] ?? {}, { name: "Second" }))).toBe(text.replace("Two", "Second"));
  });

  test("is written if it was on", () => {
    const off = (items: { sample?: boolean }[]) => Object.assign(items[0] ?? {}, { sample: false });
    expect(saved(LIST, ONE_YAML, off)).toBe(LIST.replace("sample: true", "sample: false"));
    expect(saved(JSON_LIST, ONE_JSON, off)).toBe(JSON_LIST.replace('"sample": true', '"sample": false'));
  });

  test("is not written into a new file", () => {
    for (const format of [ONE_YAML, ONE_JSON]) {
      expect(createKeptFormat(format).write({ items: withSwitches([{ name: "New" }]) })).not.toContain("false");
    }
  });
});

test("Markdown without its last line end is the same Markdown", () => {
  expect(changed((value) => Object.assign(value.sections[0] ?? {}, { body: "One paragraph.\n\n- a list" }))).toBe(ARTICLE);
});

test("Windows line ends become the project's", () => {
  const { read, write } = createKeptFormat(ONE_YAML);
  expect(write(read(ARTICLE.replaceAll("\n", "\r\n")))).toBe(ARTICLE);
});

describe("which file a value came from", () => {
  const SECOND = ARTICLE.replace("What to ask", "What a visit covers").replace("B-01", "B-02").replaceAll("# ", "# second: ");

  test("of two that differ little, the nearer one", () => {
    const { read, write } = createKeptFormat(FOLDER);
    const [first, second] = [ARTICLE, SECOND].map((text) => JSON.parse(JSON.stringify(read(text))));
    expect(write({ ...first, code: "B-03" })).toBe(withText("B-01", "B-03"));
    expect(write({ ...second, date: "2024-01-31" })).toBe(withText("2023-11-02", "2024-01-31", SECOND));
  });

  test("of two that say the same, the one read last", () => {
    const { read, write } = createKeptFormat(FOLDER);
    read(ARTICLE);
    expect(write(read(ARTICLE.replace("# keep short", "# shorter")))).toContain("# shorter");
  });

  test("in a folder, none if none is near", () => {
    const { read, write } = createKeptFormat(FOLDER);
    read(ARTICLE);
    expect(write({ code: "B-09", title: "Another" })).toBe("code: B-09\ntitle: Another\n");
  });

  test("of one file, its last version, however little is left of it", () => {
    const { read, write } = createKeptFormat(ONE_YAML);
    read("# head\nitems:\n  - name: A # REPLACE: name\n    role: B\n");
    expect(write({ items: [{ name: "C", role: "D" }] })).toBe("# head\nitems:\n  - name: C # REPLACE: name\n    role: D\n");
  });
});

test("a new file quotes its days and folds its long texts, so that it passes the checks", () => {
  const { write } = createKeptFormat(FOLDER);
  const long = "A sentence that is rather long, so that one line of a file would not hold it, and it goes over several.";
  expect(write({ title: "New: an article", date: "2024-02-29", intro: long, body: "One.\n\nTwo." })).toBe(
    `title: "New: an article"
date: "2024-02-29"
intro: >-
  A sentence that is rather long, so that one line of a file would not hold it, and it goes over
  several.
body: |-
  One.

  Two.
`,
  );
});

describe("JSON", () => {
  const CLIENTS = `{
  "heading": "Clients",
  "items": [
    {
      "name": "Nimbrel Air",
      "sample": true
    },
    {
      "name": "Acme Pharma",
      "logo": {
        "file": "./images/clients/acme.png",
        "alt": "Acme Pharma"
      }
    }
  ]
}
`;
  interface Clients {
    heading: string;
    items: { [key: string]: unknown }[];
  }
  const clients = (edit: (value: Clients) => void) => {
    const { read, write } = createKeptFormat(ONE_JSON);
    const value = JSON.parse(JSON.stringify(read(CLIENTS)));
    edit(value);
    return write(value);
  };
  const FIRST = CLIENTS.slice(CLIENTS.indexOf("    {"), CLIENTS.indexOf(",\n    {"));
  const SECOND = CLIENTS.slice(CLIENTS.lastIndexOf("\n    {") + 1, CLIENTS.indexOf("\n  ]"));

  test.each<readonly [what: string, edit: (value: Clients) => void, written: string, edited: string]>([
    ["nothing", () => {}, "{", "{"],
    ["a text", (value) => Object.assign(value, { heading: 'The "best"' }), '"Clients"', '"The \\"best\\""'],
    ["a key that goes", (value) => delete value.items[0]?.sample, '"Nimbrel Air",\n      "sample": true', '"Nimbrel Air"'],
    [
      "a key that comes",
      (value) => Object.assign(value.items[1] ?? {}, { sample: true }),
      "      }\n    }\n",
      '      },\n      "sample": true\n    }\n',
    ],
    ["the first entry", (value) => value.items.shift(), `${FIRST},\n`, ""],
    ["the last entry", (value) => value.items.pop(), `,\n${SECOND}`, ""],
    ["their order", (value) => value.items.reverse(), `${FIRST},\n${SECOND}`, `${SECOND},\n${FIRST}`],
    ["one more", (value) => value.items.push({ name: "New" }), SECOND, `${SECOND},\n    {\n      "name": "New"\n    }`],
    ["all entries", (value) => value.items.splice(0), `[\n${FIRST},\n${SECOND}\n  ]`, "[]"],
  ])("%s", (_, edit, written, edited) => {
    expect(clients(edit)).toBe(withText(written, edited, CLIENTS));
  });

  test("a new file, and entries in an empty list", () => {
    const { read, write } = createKeptFormat(ONE_JSON);
    expect(write({ items: [] })).toBe('{\n  "items": []\n}\n');
    read('{\n  "items": []\n}\n');
    expect(write({ items: [{ name: "A" }] })).toBe('{\n  "items": [\n    {\n      "name": "A"\n    }\n  ]\n}\n');
  });
});
