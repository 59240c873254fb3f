import { classNames } from "../components/class-names";
import { DirectionsLink } from "../components/directions-link";
import { FactTable } from "../components/fact-table";
import { List } from "../components/list";
import { Logo } from "../components/logo";
import { PostalAddress } from "../components/postal-address";
import { SiteLink } from "../components/site-link";
import { nameWithCode, useCurrentPage } from "../site/current-page";
import { LEGAL_ADDRESSES } from "../site/legal-addresses";
import { OFFICE_COPY } from "../site/office-copy";
import { useSiteData } from "../site/site-data";
import { useRegistration } from "../site/use-registration";
import * as styles from "./footer.module.css";
import { FOOTER_COPY } from "./layout-copy";

/** requirements R5.1 */
const COMPANY_PAGES = ["/", "/contact", "/about", LEGAL_ADDRESSES.privacyPolicy, LEGAL_ADDRESSES.terms];
/** requirements R5.2 and R5.3 */
const LINKS_PER_LIST = 5;

function LinkList({ heading, links, className }: { heading: string; links: readonly Queries.NamedPageFragment[]; className?: string }) {
  return (
    <nav className={className} aria-label={heading}>
      <h2 className="mono soft">{heading}</h2>
      <ul className="plain-links">
        {links.map(({ path, menuTitle }) => (
          <li key={path}>
            <SiteLink href={path}>{menuTitle}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Footer() {
  const { company, phone, services, solutions, pageAt } = useSiteData();
  const { address, emails } = company;
  const page = useCurrentPage();
  const registration = useRegistration();

  return (
    <footer className={classNames("dark", styles.footer)}>
      <div className={styles.scale} />
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.company}>
            <Logo className={styles.logo} name={company.name} logo={company.logo} isOnDark />
            <p className="small soft">{company.description}</p>
            {company.social.length > 0 && (
              <List className={classNames("plain-links", styles.social)}>
                {company.social.map(({ name, url }, index) => (
                  <li key={index}>
                    <a href={url}>{name}</a>
                  </li>
                ))}
              </List>
            )}
          </div>
          <LinkList className={styles.pages} heading={FOOTER_COPY.company} links={COMPANY_PAGES.map(pageAt)} />
          <LinkList heading={FOOTER_COPY.services} links={services.slice(0, LINKS_PER_LIST)} />
          <LinkList heading={FOOTER_COPY.solutions} links={solutions.slice(0, LINKS_PER_LIST)} />
          <div className={styles.office}>
            <h2 className="mono soft">{FOOTER_COPY.office}</h2>
            <address>
              <PostalAddress name={company.legalName} address={address} />
              <br />
              <DirectionsLink label={OFFICE_COPY.directions} destination={company.mapQuery} />
              <a href={phone.href}>
                <bdi>{phone.display}</bdi>
              </a>
              {emails.map((email, index) => (
                <a key={index} href={`mailto:${email.address}`}>
                  {email.address}
                </a>
              ))}
            </address>
          </div>
        </div>
        <FactTable
          entries={[
            { term: FOOTER_COPY.drawnBy, detail: `${company.name}, ${address.city}` },
            { term: FOOTER_COPY.qualitySystem, detail: company.certifications[0]?.name },
            { term: FOOTER_COPY.page, detail: nameWithCode(page) },
            { term: FOOTER_COPY.rights, detail: `© ${company.name}, since ${company.founded}` },
          ]}
        />
        {registration.length > 0 && (
          <FactTable
            hasLongWords
            entries={registration.map(({ label, value, href }) => ({ term: label, detail: href ? <a href={href}>{value}</a> : value }))}
          />
        )}
      </div>
    </footer>
  );
}
