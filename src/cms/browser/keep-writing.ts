import { parseDocument } from "yaml";
import { canonical, fileLikeness } from "./likeness";
import { newFileText } from "./new-text";
import { rewriteText } from "./rewrite-text";

/** How much two versions of a file of a folder have in common at least. */
const SAME_FILE_LIKENESS = 0.3;

/** What a writer needs to know of its files; the CMS hands over values only. */
export interface KeptFiles {
  /** Whether it writes one file, whatever that says, or the files of a folder. */
  readonly isOneFile: boolean;
  readonly isJson: boolean;
}

/** A file as it was read or written. */
interface Version {
  readonly text: string;
  readonly value: unknown;
}

/**
 * A reader and writer of data files for the CMS, which by itself would lose all comments, the order of keys and the way texts are written.
 * The writer finds the file that a value came from by what both have in common; if no file is near, it writes a new one.
 */
export function createKeptFormat({ isOneFile, isJson }: KeptFiles) {
  const versions: Version[] = [];

  /** @throws if the text is not what its format allows; the CMS then shows the parser's message */
  function read(text: string): unknown {
    // the CMS cuts off the last line end
    const whole = `${text.trimEnd().replaceAll("\r\n", "\n")}\n`;
    const value: unknown = isJson ? JSON.parse(whole) : readYaml(whole);
    versions.push({ text: whole, value });
    return value;
  }

  function originalOf(value: unknown): Version | undefined {
    const ranked = versions.map((version) => ({ version, likeness: fileLikeness(version.value, value) }));
    // of two that are equally near, the later one
    const nearest = ranked.reduce<(typeof ranked)[number] | undefined>(
      (best, each) => (best && best.likeness > each.likeness ? best : each),
      undefined,
    );
    return nearest && (isOneFile || nearest.likeness >= SAME_FILE_LIKENESS) ? nearest.version : undefined;
  }

  function write(value: unknown): string {
    const original = originalOf(value);
    const rewritten = original && rewriteText(original.text, value, isJson);
    // what an editor wrote counts for more than the comments beside it
    const isFaithful = rewritten !== undefined && canonical(readYaml(rewritten)) === canonical(value);
    const text = isFaithful ? rewritten : newFileText(value, isJson);
    versions.push({ text, value });
    return text;
  }

  return { read, write };
}

function readYaml(text: string): unknown {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error) throw error;
  return document.toJS();
}
