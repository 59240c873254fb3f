import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { lookup, mimes } from "mrmime";

mimes.ico = "image/vnd.microsoft.icon";

const COMPRESSED_TYPE = /^(text\/|application\/(javascript|json|manifest\+json|xml|rss\+xml)|image\/svg)/;

/** The strongest, 11, saves 2 % and takes more than twice as long. */
const QUALITY = 10;
/** At that quality the CMS, which has two megabytes, takes over a second. Whoever opens /admin waits for it. */
const LARGE_FILE_BYTES = 1_000_000;
const LARGE_FILE_QUALITY = 5;
const brotli = (text: Buffer) =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: text.length > LARGE_FILE_BYTES ? LARGE_FILE_QUALITY : QUALITY },
  });
const COMPRESS = { br: brotli, gzip: (text: Buffer) => gzipSync(text) };

/** Compression is slow, so the result is cached by file, time of change and encoding. */
const cache = new Map<string, { readonly body: Buffer; readonly tag: string }>();

/** @returns whether a browser accepts an encoding: "br" or "br;q=0.5", but not "br;q=0" (RFC 9110, 12.5.3) */
const accepts = (accepted: string, encoding: string) =>
  accepted.split(",").some((entry) => {
    const [name, quality = "q=1"] = entry.split(";").map((part) => part.trim());
    return name === encoding && Number(quality.replace("q=", "")) > 0;
  });

/**
 * @returns a file's type and bytes, and a tag that changes with them. Texts are compressed with brotli or gzip.
 * @param accepted the request's Accept-Encoding
 */
export function compressedFile(file: string, accepted = "") {
  const type = lookup(path.extname(file)) ?? "application/octet-stream";
  const encoding = COMPRESSED_TYPE.test(type) ? (["br", "gzip"] as const).find((name) => accepts(accepted, name)) : undefined;
  const key = `${file} ${statSync(file).mtimeMs} ${encoding}`;
  let cached = cache.get(key);
  if (!cached) {
    const body = encoding ? COMPRESS[encoding](readFileSync(file)) : readFileSync(file);
    cached = { body, tag: `"${createHash("sha256").update(body).digest("base64url")}"` };
    cache.set(key, cached);
  }
  return { type: type.startsWith("text/") ? `${type}; charset=utf-8` : type, encoding, ...cached };
}
