import { ArrowLink } from "../../components/arrow-link";
import { classNames } from "../../components/class-names";
import { TextList } from "../../components/list";
import { NumberedSection } from "../../components/numbered-section";
import { STRENGTHS_ANCHOR } from "../../site/page-anchors";
import { useSiteData } from "../../site/site-data";
import * as styles from "./strength-names.module.css";

/** The names of the nine strengths. Home and About also have a sentence for each (requirements R3.3, R19.55). */
export function StrengthNames() {
  const { label, heading, items } = useSiteData().strengths;
  return (
    <NumberedSection label={label} heading={heading} variant="aside">
      <TextList items={items.map(({ title }) => title)} className={classNames("ticks", styles.names)} />
      <ArrowLink href={`/about#${STRENGTHS_ANCHOR}`}>What each of them means</ArrowLink>
    </NumberedSection>
  );
}
