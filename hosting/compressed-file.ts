import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { lookup } from "mrmime";

const COMPRESSED_TYPE = /^(text\/|application\/(javascript|json|manifest\+json|xml|rss\+xml)|image\/svg)/;
const COMPRESS = { br: (text: Buffer) => brotliCompressSync(text), gzip: (text: Buffer) => gzipSync(text) };

/** Strong compression is slow, so the result is cached by file, time of change and encoding. */
const bodies = new Map<string, Buffer>();

/**
 * @returns a file's type and bytes. Texts are compressed with brotli or gzip.
 * @param accepted the request's Accept-Encoding
 */
export function compressedFile(file: string, accepted = "") {
  const type = lookup(path.extname(file)) ?? "application/octet-stream";
  const encoding = COMPRESSED_TYPE.test(type) ? (["br", "gzip"] as const).find((name) => accepted.includes(name)) : undefined;
  const key = `${file} ${statSync(file).mtimeMs} ${encoding}`;
  const body = bodies.get(key) ?? (encoding ? COMPRESS[encoding](readFileSync(file)) : readFileSync(file));
  bodies.set(key, body);
  return { type: type.startsWith("text/") ? `${type}; charset=utf-8` : type, body, encoding };
}
