import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import * as styles from "./logo.module.css";
import { SiteLink } from "./site-link";

/** For browsers too old for the styles, which set the size. */
const UNSTYLED_HEIGHT_PX = 32;

/** @returns small copies of a PNG, or an SVG as it is */
function imageOf({ publicURL, childImageSharp }: Queries.LogoFileFragment): Pick<ComponentProps<"img">, "src" | "srcSet" | "sizes"> {
  return childImageSharp?.gatsbyImageData.images.fallback ?? { src: publicURL ?? undefined };
}

interface LogoProps {
  readonly name: string;
  readonly logo: Queries.LogoFragment;
  readonly isOnDark?: boolean;
  readonly className?: string;
}

/** The company's logo and name. With forced colours every picture has a light background. */
export function Logo({ name, logo: { file, onDark, aspectRatio }, isOnDark = false, className }: LogoProps) {
  const dark = onDark && imageOf(onDark);
  return (
    <SiteLink className={classNames(styles.logo, className)} href="/" aria-label={`${name}, home`}>
      <picture className={isOnDark && !onDark ? styles.onPaper : undefined}>
        {isOnDark && dark && <source media="(forced-colors: none)" srcSet={dark.srcSet ?? dark.src} sizes={dark.sizes} />}
        <img {...imageOf(file)} alt="" height={UNSTYLED_HEIGHT_PX} style={{ aspectRatio }} />
      </picture>
      {name}
    </SiteLink>
  );
}
