import { useEffect, useRef, useSyncExternalStore } from "react";
import { Button } from "../components/button";
import { classNames } from "../components/class-names";
import { ContactLines } from "../components/contact-lines";
import { Icon } from "../components/icon";
import { Logo } from "../components/logo";
import { SiteLink } from "../components/site-link";
import { useCurrentPage } from "../site/current-page";
import { useSiteData } from "../site/site-data";
import { useOfficeLines } from "../site/use-office-lines";
import * as styles from "./header.module.css";
import { HeaderDropdown } from "./header-dropdown";
import { runSiteMenu } from "./site-menu";

/**
 * The phone menu is a popover: the burger opens it before any script has run, and Escape closes it. The id is unique,
 * because ids chosen by editors have no capitals.
 */
const MENU_ID = "siteMenu";

const neverChanges = () => () => {};

/** A bar with logo and menu. Up to 1024 px the menu is a panel that slides in from the right. */
export function Header({ pathname }: { pathname: string }) {
  const menu = useRef<HTMLDivElement>(null);
  const burger = useRef<HTMLButtonElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (menu.current && burger.current && close.current) return runSiteMenu(menu.current, burger.current, close.current);
  }, []);

  const { company, phone, services, solutions, servicesPage, solutionsPage, pageAt } = useSiteData();
  const { call, whatsapp, hours } = useOfficeLines();
  const { path } = useCurrentPage();
  // The server's HTML for an unknown URL does not know the URL.
  const address = useSyncExternalStore(
    neverChanges,
    () => pathname,
    () => path,
  );
  /** The aria-current of a menu link. */
  const currentOf = (href: string): "page" | "true" | undefined => {
    if (path === href) return "page";
    // An overview is current if the URL contains its name (requirements R4.4).
    const isOverview = href === servicesPage.path || href === solutionsPage.path;
    return address.startsWith(`${href}/`) || (isOverview && address.includes(href)) ? "true" : undefined;
  };
  const link = (href: string) => ({ href, "aria-current": currentOf(href), children: pageAt(href).menuTitle });

  return (
    <header className={styles.header}>
      <div className={classNames("wrap", styles.bar)}>
        <Logo name={company.name} logo={company.logo} />
        <div className={styles.end}>
          <a className={styles.call} href={phone.href} aria-label={`Call ${phone.display}`}>
            <Icon name="phone" />
          </a>
          <button className={styles.burger} ref={burger} type="button" popoverTarget={MENU_ID} data-part="open-menu" aria-label="Open menu">
            <Icon name="menu" />
          </button>
          <div className={styles.menu} ref={menu} id={MENU_ID} popover="auto">
            {/* For pointers only; keyboards and screen readers use the Close button. */}
            <button
              className={styles.scrim}
              type="button"
              popoverTarget={MENU_ID}
              popoverTargetAction="hide"
              tabIndex={-1}
              aria-hidden="true"
            />
            <nav className={styles.panel} aria-label="Main">
              <div className={styles.top}>
                <span className="mono soft">Menu</span>
                <button
                  className={styles.close}
                  ref={close}
                  type="button"
                  popoverTarget={MENU_ID}
                  popoverTargetAction="hide"
                  data-part="close-menu"
                  aria-label="Close menu"
                >
                  <Icon name="close" />
                </button>
              </div>
              <ul className={styles.list}>
                <li>
                  <SiteLink {...link("/")} />
                </li>
                <li>
                  <SiteLink {...link("/about")} />
                </li>
                <HeaderDropdown
                  href={solutionsPage.path}
                  current={currentOf(solutionsPage.path)}
                  overview={solutionsPage}
                  rows={solutions}
                  cool
                />
                <HeaderDropdown href={servicesPage.path} current={currentOf(servicesPage.path)} overview={servicesPage} rows={services} />
                <li>
                  <SiteLink {...link("/blog")} />
                </li>
                <li className={styles.phone}>
                  <a className="mono" href={phone.href}>
                    <bdi>{phone.display}</bdi>
                  </a>
                </li>
                <li>
                  <Button className={styles.contact} kind="dark" href="/contact">
                    {pageAt("/contact").menuTitle}
                  </Button>
                </li>
              </ul>
              <div className={styles.reach}>
                <ContactLines lines={[call, whatsapp, ...hours]} />
              </div>
            </nav>
          </div>
        </div>
      </div>
      <div className={styles.scale} />
    </header>
  );
}
