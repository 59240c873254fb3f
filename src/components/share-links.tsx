import { useEffect, useState } from "react";
import { ButtonLink, buttonClass } from "./button";

interface ShareLinksProps {
  readonly title: string;
  /** Absolute. */
  readonly address: string;
}

/** Shares a page by WhatsApp, which works without JavaScript, and by the share dialog of browsers that have one. */
export function ShareLinks({ title, address }: ShareLinksProps) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare("share" in navigator), []);

  const openShareDialog = () => {
    // Closing the dialog rejects the promise.
    navigator.share({ title, url: address }).catch(() => undefined);
  };
  return (
    <>
      <ButtonLink kind="outline" href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`} label="Share on WhatsApp" />
      {canShare && (
        <button className={buttonClass("outline")} type="button" onClick={openShareDialog}>
          Share another way
        </button>
      )}
    </>
  );
}
