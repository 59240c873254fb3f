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
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare("share" in navigator), []);

  const openShareDialog = () => {
    // A dialog that the visitor closes again rejects the promise: nothing to report.
    navigator.share({ title, url: address }).catch(() => undefined);
  };
  return (
    <>
      <ButtonLink kind="outline" href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`} label={whatsappLabel} />
      {canShare && (
        <button className={buttonClass("outline")} type="button" onClick={openShareDialog}>
          {otherLabel}
        </button>
      )}
    </>
  );
}
