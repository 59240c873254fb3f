import { graphql } from "gatsby";
import { Icon } from "../../components/icon";
import { List } from "../../components/list";
import { NumberedSection } from "../../components/numbered-section";
import { SiteLink } from "../../components/site-link";
import { INDEX_ANCHOR, scopeAnchor } from "../../site/page-anchors";
import * as styles from "./scope-index.module.css";

interface ScopeIndexProps {
  readonly copy: Queries.ScopeIndexCopyFragment;
  readonly services: readonly Queries.ScopeIndexFragment[];
}

/** An A to Z index of everything that the services offer, with links into their pages. Works without JavaScript. */
export function ScopeIndex({ copy: { label, heading, summary }, services }: ScopeIndexProps) {
  const entries = services
    .flatMap(({ path, menuTitle, scope }) =>
      scope.map(({ title }) => ({ title, service: menuTitle, address: `${path}#${scopeAnchor(title)}` })),
    )
    .sort((a, b) => a.title.localeCompare(b.title, "en"));
  return (
    <NumberedSection label={label} heading={heading} variant="aside" className="screen-only">
      <details className={styles.index}>
        <summary>
          {summary.replace("{count}", String(entries.length))}
          <Icon name="chevron" className={styles.chevron} />
        </summary>
        <List id={INDEX_ANCHOR} className="plain-links">
          {entries.map(({ title, service, address }) => (
            <li key={address}>
              <SiteLink href={address}>
                {title} <small>{service}</small>
              </SiteLink>
            </li>
          ))}
        </List>
      </details>
    </NumberedSection>
  );
}

export const scopeIndexFragments = graphql`
  fragment ScopeIndex on ServicesYaml {
    path
    menuTitle
    scope {
      title
    }
  }
  fragment ScopeIndexCopy on ScopeIndex {
    label
    heading
    summary
  }
`;
