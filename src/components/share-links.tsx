import { useEffect, useState } from "react";
import { Button } from "./button";

interface ShareLinksProps {
  readonly title: string;
  /** An absolute URL. */
  readonly address: string;
}

/** Shares a page by WhatsApp, which works without JavaScript, or by the browser's share dialog if there is one. */
export function ShareLinks({ title, address }: ShareLinksProps) {
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare("share" in navigator), []);

  const openShareDialog = () => {
    // Closing the dialog rejects the promise.
    navigator.share({ title, url: address }).catch(() => undefined);
  };
  return (
    <>
      <Button kind="outline" href={`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`}>
        Share on WhatsApp
      </Button>
      {canShare && (
        <Button kind="outline" onClick={openShareDialog}>
          Share another way
        </Button>
      )}
    </>
  );
}
