import { Clause } from "../../components/clause";
import { TextList } from "../../components/list";
import { MoreLink } from "../../components/more-link";
import { STRENGTHS_ANCHOR } from "../../site/page-anchors";
import { useSiteData } from "../../site/site-data";
import * as styles from "./strength-names.module.css";

/** The names of the nine strengths. Home and About tell each with a sentence (requirements R3.3). */
export function StrengthNames() {
  const { eyebrow, heading, items } = useSiteData().strengths;
  return (
    <Clause label={eyebrow} heading={heading} smallHeading>
      <TextList items={items.map(({ title }) => title)} className={`ticks ${styles.names}`} />
      <MoreLink href={`/about#${STRENGTHS_ANCHOR}`}>What each of them means</MoreLink>
    </Clause>
  );
}
