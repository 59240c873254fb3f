import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { lookup } from "mrmime";

/** A file as it goes over the wire. */
export interface SentFile {
  readonly type: string;
  readonly body: Buffer;
  readonly encoding?: "br" | "gzip";
}

const COMPRESSED_TYPE = /^(text\/|application\/(javascript|json|manifest\+json|xml|rss\+xml)|image\/svg)/;
const COMPRESS = { br: (text: Buffer) => brotliCompressSync(text), gzip: (text: Buffer) => gzipSync(text) };

/** Strong compression is slow, so each version of a file is compressed once. */
const sent = new Map<string, SentFile>();

/**
 * @param file an existing file
 * @param accepted the request's Accept-Encoding
 * @returns its type and bytes, in the best compression that the browser accepts, if its type is worth compressing
 */
export function compressedFile(file: string, accepted = ""): SentFile {
  const type = lookup(path.extname(file)) ?? "application/octet-stream";
  const encoding = COMPRESSED_TYPE.test(type) ? (["br", "gzip"] as const).find((name) => accepted.includes(name)) : undefined;
  const key = `${file} ${statSync(file).mtimeMs} ${encoding}`;
  const known = sent.get(key);
  if (known) return known;
  const content = readFileSync(file);
  const answer = {
    type: type.startsWith("text/") ? `${type}; charset=utf-8` : type,
    body: encoding ? COMPRESS[encoding](content) : content,
    encoding,
  };
  sent.set(key, answer);
  return answer;
}
