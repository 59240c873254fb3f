import { CODES_ANCHOR } from "../../schema/page-anchors";

/** What the codes and temperatures on the cards mean; the marks of the sheets lead here. */
export function CodeKey({ note }: { note: string }) {
  return (
    <p className="mono soft" id={CODES_ANCHOR}>
      {note}
    </p>
  );
}
