import { graphql } from "gatsby";
import { Clause } from "../../components/clause";
import { Icon } from "../../components/icon";
import { List } from "../../components/list";
import { SiteLink } from "../../components/site-link";
import { offeringAnchor } from "../../site/page-anchors";
import * as styles from "./offering-index.module.css";

interface OfferingIndexProps {
  readonly strings: Queries.OfferingIndexStringsFragment;
  readonly services: readonly Queries.OfferingIndexFragment[];
}

/** Everything that the services offer, from A to Z, with links to its place on the service's page. Works without scripts. */
export function OfferingIndex({ strings: { label, heading, summary }, services }: OfferingIndexProps) {
  const entries = services
    .flatMap(({ path, menuTitle, offerings }) =>
      offerings.map(({ title }) => ({ title, service: menuTitle, address: `${path}#${offeringAnchor(title)}` })),
    )
    .sort((a, b) => a.title.localeCompare(b.title, "en"));
  return (
    <Clause label={label} heading={heading} smallHeading className="screen-only">
      <details className={styles.index}>
        <summary>
          {summary.replace("{count}", String(entries.length))}
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        <List>
          {entries.map(({ title, service, address }) => (
            <li key={address}>
              <SiteLink href={address}>
                {title} <small>{service}</small>
              </SiteLink>
            </li>
          ))}
        </List>
      </details>
    </Clause>
  );
}

export const offeringIndexFragments = graphql`
  fragment OfferingIndex on ServicesYaml {
    path
    menuTitle
    offerings {
      title
    }
  }
  fragment OfferingIndexStrings on OfferingIndex {
    label
    heading
    summary
  }
`;
