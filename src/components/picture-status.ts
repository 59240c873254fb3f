/** Whether a picture can be shown, or has nothing to show. */
export type PictureState = "ready" | "missing";

/** Nobody waits longer for a picture that neither arrives nor fails. */
export const PICTURE_PATIENCE_MS = 8000;

/**
 * Follows one picture until it can be shown.
 * A picture that has arrived but cannot be decoded ahead of time is ready as well: browsers refuse decode() for reasons of their own
 * (Firefox while a <picture> chooses its source), and the picture then merely appears a moment later.
 * @param report called with "ready" when the picture has arrived, with "missing" when it cannot be loaded or has not arrived
 *   after PICTURE_PATIENCE_MS; one that arrives after all is reported as "ready" then
 * @returns ends it: nothing is reported any more
 */
export function watchPicture(image: HTMLImageElement, report: (state: PictureState) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const hasArrived = () => image.complete && image.naturalWidth > 0;
  const patience = setTimeout(() => settle(hasArrived() ? "ready" : "missing"), PICTURE_PATIENCE_MS);
  function settle(state: PictureState) {
    clearTimeout(patience);
    if (!signal.aborted) report(state);
  }
  const showDecoded = () =>
    image
      .decode()
      .catch(() => undefined)
      .then(() => settle("ready"));
  image.addEventListener("load", showDecoded, { signal });
  image.addEventListener("error", () => settle("missing"), { signal });
  if (hasArrived()) void showDecoded();
  else if (image.complete) settle("missing");
  return () => {
    clearTimeout(patience);
    ending.abort();
  };
}
