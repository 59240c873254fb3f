import { SiteLink } from "../components/site-link";

export function Header({ pathname }: { pathname: string }) {
  return (
    <header data-path={pathname}>
      <SiteLink href="/">Kelvin</SiteLink>
    </header>
  );
}
