import { classNames } from "./class-names";
import * as styles from "./logo.module.css";
import { SiteLink } from "./site-link";

/** For browsers too old for the styles, which set the size. */
const UNSTYLED_HEIGHT_PX = 32;

interface LogoProps {
  readonly name: string;
  readonly logo: Queries.LogoFragment;
  readonly isOnDark?: boolean;
  readonly className?: string;
}

/** The company's logo and name. With forced colours every picture has a light background. */
export function Logo({ name, logo: { file, onDark, aspectRatio }, isOnDark = false, className }: LogoProps) {
  return (
    <SiteLink className={classNames(styles.logo, className)} href="/" aria-label={`${name}, home`}>
      <picture className={isOnDark && !onDark ? styles.onPaper : undefined}>
        {isOnDark && onDark?.publicURL && <source media="(forced-colors: none)" srcSet={onDark.publicURL} />}
        {file.publicURL && <img src={file.publicURL} alt="" height={UNSTYLED_HEIGHT_PX} style={{ aspectRatio }} />}
      </picture>
      {name}
    </SiteLink>
  );
}
