import type { GatsbyCache } from "gatsby";
import { encodePicture } from "./encode-picture";
import { type PictureSource, readPictureName, sourceDigest } from "./picture-name";
import type { PictureStore } from "./picture-store";

/** Where Gatsby's parallel processes and later builds, whose queries did not change, find what a name means. */
const cacheKey = (digest: string) => `picture-source-${digest}`;

/** Records what the names of a source's pictures mean, so that they can be encoded by name. */
export const noteSource = (source: PictureSource, cache: GatsbyCache): Promise<unknown> =>
  cache.set(cacheKey(sourceDigest(source)), source);

/**
 * The file of an encoded picture; it is encoded if the store does not hold it.
 * @param name the file name in a query's result (picture-field.ts)
 * @throws if the original cannot be read, or no query of this build or an earlier one named such a picture
 */
export async function encodedPicture(name: string, store: PictureStore, cache: GatsbyCache): Promise<string> {
  const kept = store.find(name);
  if (kept) return kept;
  const picture = readPictureName(name);
  const source: PictureSource | undefined = picture && (await cache.get(cacheKey(picture.sourceDigest)));
  // a source recorded with other settings would store other bytes under the old name
  if (!picture || !source || sourceDigest(source) !== picture.sourceDigest)
    throw new Error(`No query of this site has named the picture ${name}. Run npm run clean, then build again.`);
  return store.keep(name, await encodePicture(source, picture));
}
