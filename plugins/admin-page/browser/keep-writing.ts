import { Document, parse } from "yaml";
import { canonical, LEAST_LIKENESS, likeness } from "./likeness";
import { readDocument } from "./read-document";
import { withValues } from "./with-values";

/** The project's files wrap their texts at this width, and put no spaces between brackets. */
const AS_THE_PROJECT_WRITES = { lineWidth: 100, flowCollectionPadding: false };

/** What a writer needs to know of its files; the CMS hands over values only. */
interface KeptFiles {
  /** Whether it writes one file, whatever that says, or the files of a folder. */
  readonly isOneFile: boolean;
  readonly isJson: boolean;
}

/**
 * A reader and writer of data files for the CMS, which by itself would lose all comments, the order of keys and the way texts are written.
 * The writer finds the file that a value came from by what both have in common; if no file is near, it writes a new one.
 */
export function createKeptFormat({ isOneFile, isJson }: KeptFiles) {
  /** Files as they were read or written. */
  const versions: { readonly text: string; readonly value: unknown }[] = [];

  /** @throws if the text is not what its format allows; the CMS then shows the parser's message */
  function read(text: string): unknown {
    // the CMS cuts off the last line end
    const whole = `${text.trimEnd().replaceAll("\r\n", "\n")}\n`;
    const value: unknown = isJson ? JSON.parse(whole) : parse(whole);
    versions.push({ text: whole, value });
    return value;
  }

  /** The text that a value came from; of two that are equally near, the later one. */
  function originalOf(value: unknown): string | undefined {
    const ranked = versions.map((version) => ({ text: version.text, share: likeness(version.value, value) }));
    const [nearest] = ranked.reverse().sort((a, b) => b.share - a.share);
    return nearest && (isOneFile || nearest.share >= LEAST_LIKENESS) ? nearest.text : undefined;
  }

  function write(value: unknown): string {
    const original = originalOf(value);
    const rewritten = original && textWith(value, readDocument(original));
    // what an editor wrote counts for more than the comments beside it
    const isFaithful = rewritten !== undefined && canonical(parse(rewritten)) === canonical(value);
    const text = isFaithful ? rewritten : textWith(value, new Document());
    versions.push({ text, value });
    return text;
  }

  function textWith(value: unknown, document: Document): string {
    document.contents = withValues(document.contents, value);
    return isJson ? `${JSON.stringify(document.toJS(), null, 2)}\n` : document.toString(AS_THE_PROJECT_WRITES);
  }

  return { read, write };
}
