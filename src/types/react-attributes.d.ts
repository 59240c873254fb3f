import "react";

declare module "react" {
  /** Custom properties may be set inline: a page or component sets --k once (design D2.9). */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
