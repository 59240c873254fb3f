/** @jest-environment node */
import { isMap, isScalar, isSeq, type Pair, parseDocument, type Scalar, visit } from "yaml";
import { dataKindOf } from "../schema/data-kinds";
import { checkData } from "./check-data";
import { checkFile } from "./checked-file";
import type { DataFault } from "./data-fault";
import { type DataFile, readDataFiles } from "./data-files";
import { renderMarkdown } from "./markdown";

/** One way to spoil a file; undefined where the file has nothing that could be spoilt so. */
type Damage = (text: string, file: DataFile) => string | Uint8Array | undefined;

const utf8 = new TextEncoder();
const textOf = (file: DataFile) => new TextDecoder().decode(file.bytes);

/** Places in a file that damage can be done to: every key with a text, and every text. JSON is read as the YAML that it is. */
function placesOf(text: string) {
  const pairs: Pair<Scalar, unknown>[] = [];
  const texts: Scalar<string>[] = [];
  visit(parseDocument(text), {
    Pair: (_, pair) => {
      if (isScalar(pair.key)) pairs.push({ ...pair, key: pair.key } as never);
    },
  });
  return { pairs, texts };
}
