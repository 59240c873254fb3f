declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  import type { ReplaceRendererArgs } from "gatsby";

  /** Puts what <Helmet> has collected into the page's head. */
  export function onRenderBody(page: Pick<ReplaceRendererArgs, "setHeadComponents" | "setHtmlAttributes" | "setBodyAttributes">): void;
}
