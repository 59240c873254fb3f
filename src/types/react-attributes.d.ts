import "react";

declare module "react" {
  /** Allows custom properties in inline styles (design D2.9). */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
