import type { TextMessage } from "./parse-file";

/** Common mistakes in JSON. The patterns apply to a text in which S replaces every character of quoted texts. */
const MISTAKES: readonly (readonly [form: RegExp, message: string])[] = [
  [/,(?=\s*[}\]])/, "the comma after the last entry is one too many; delete it"],
  [/\/[/*]|#/, "JSON files cannot have comments; delete it"],
  [/(?<=[\dSel}\]]\s+)[S{[]/, "a comma is missing before this"],
  [/"/, "a quotation mark opened here is never closed on its line"],
  [
    /(?!true\b|false\b|null\b)[^\sS{}[\]:,\d.+-]+/,
    'text must be in straight quotation marks: "text"; such marks within a text are written \\"',
  ],
];
const QUOTED_TEXT = /"(?:[^"\\\n]|\\.)*"/g;

const CONTROL_CHARACTER = "there is a tab or a control character here, pasted from another program; type a space in its place";

/** @returns the first syntax error; undefined if the text is JSON */
export function jsonProblem(text: string): TextMessage | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    const blanked = text.replace(QUOTED_TEXT, (quoted) => "S".repeat(quoted.length));
    const controls = [...text.matchAll(QUOTED_TEXT)].flatMap(({ 0: quoted, index }) => {
      const offset = index + quoted.search(/\p{Cc}/u);
      return offset < index ? [] : [{ offset, message: CONTROL_CHARACTER }];
    });
    const mistakes = MISTAKES.flatMap(([form, message]) => {
      const offset = blanked.search(form);
      return offset < 0 ? [] : [{ offset, message }];
    });
    const [found] = [...controls, ...mistakes].sort((a, b) => a.offset - b.offset);
    return found ?? { offset: text.length, message: "is not complete; is a bracket, a colon or a comma missing?" };
  }
}
