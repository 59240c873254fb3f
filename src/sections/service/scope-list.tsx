import { graphql } from "gatsby";
import { classNames } from "../../components/class-names";
import { List } from "../../components/list";
import { NumberedSection, type SectionProps } from "../../components/numbered-section";
import { scaleStyle } from "../../components/scale-style";
import { scopeAnchor } from "../../site/page-anchors";
import * as styles from "./scope-list.module.css";

interface ScopeListProps extends SectionProps {
  /** The colour of the ticks. */
  readonly colourTemperature: number;
  readonly scope: readonly Queries.ScopeListFragment[];
}

/** The ticked list of what a service offers (requirements R9.2). */
export function ScopeList({ colourTemperature, scope, ...section }: ScopeListProps) {
  return (
    <NumberedSection {...section}>
      <List className={classNames("ticks two-columns", styles.scope)} style={scaleStyle(colourTemperature)}>
        {scope.map(({ title, detail }, index) => (
          <li key={index} id={scopeAnchor(title)}>
            <h3>{title}</h3>
            <p className="small soft">{detail}</p>
          </li>
        ))}
      </List>
    </NumberedSection>
  );
}

export const scopeListFragments = graphql`
  fragment ScopeList on Note {
    title
    detail
  }
`;
