export function Footer({ pathname }: { pathname: string }) {
  return <footer data-path={pathname} />;
}
