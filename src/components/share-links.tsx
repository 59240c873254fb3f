import { useEffect, useState } from "react";
import { ButtonLink, buttonClass } from "./button";

interface ShareLinksProps {
  readonly title: string;
  /** The page's full address. */
  readonly address: string;
  readonly whatsappLabel: string;
  readonly otherLabel: string;
}

/** Passes a page on: by WhatsApp, which works without a script, and by the phone's own share dialog if it has one. */
export function ShareLinks({ title, address, whatsappLabel, otherLabel }: ShareLinksProps) {
  const [hasShareSheet, setHasShareSheet] = useState(false);
  useEffect(() => setHasShareSheet("share" in navigator), []);

  const openShareSheet = () => {
    // A dialog that the visitor closes again rejects the promise: nothing to report.
    navigator.share({ title, url: address }).catch(() => undefined);
  };
  return (
    <>
      <ButtonLink kind="outline" href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}>
        {whatsappLabel}
      </ButtonLink>
      {hasShareSheet && (
        <button className={buttonClass("outline")} type="button" onClick={openShareSheet}>
          {otherLabel}
        </button>
      )}
    </>
  );
}
