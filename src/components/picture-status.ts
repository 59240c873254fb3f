export type PictureStatus = "loaded" | "failed";

/** How long to wait for a picture before skipping its slide. */
export const PICTURE_TIMEOUT_MS = 8000;

/**
 * Watches an image until it is loaded and decoded, so that it can appear without a flash.
 * A decoding error counts as loaded, because Firefox rejects decode() while a <picture> chooses its source.
 * @param report receives "failed" on an error or after PICTURE_TIMEOUT_MS, and "loaded" if the image still loads later
 * @returns stops watching; nothing is reported afterwards
 */
export function watchPicture(image: HTMLImageElement, report: (status: PictureStatus) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const isLoaded = () => image.complete && image.naturalWidth > 0;
  const timeout = setTimeout(() => settle(isLoaded() ? "loaded" : "failed"), PICTURE_TIMEOUT_MS);
  function settle(status: PictureStatus) {
    clearTimeout(timeout);
    if (!signal.aborted) report(status);
  }
  const decode = () =>
    image
      .decode()
      .catch(() => undefined)
      .then(() => settle("loaded"));
  image.addEventListener("load", decode, { signal });
  image.addEventListener("error", () => settle("failed"), { signal });
  if (isLoaded()) void decode();
  else if (image.complete) settle("failed");
  return () => {
    clearTimeout(timeout);
    stop.abort();
  };
}
