import "react";

declare module "react" {
  /** Custom properties may be set inline: a page or component sets --k once (design D2.9). */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
  /** React 18 passes the lower-case attribute through; it knows fetchPriority only from version 19. */
  interface ImgHTMLAttributes<T> {
    fetchpriority?: "high" | "low" | "auto";
  }
  /** React knows the popover attributes from version 19; 18 passes the lower-case names through. */
  interface HTMLAttributes<T> {
    popover?: "auto" | "manual";
  }
  interface ButtonHTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: "show" | "hide" | "toggle";
  }
}
