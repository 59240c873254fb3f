import { ButtonGroup, ButtonLink } from "../../components/button";
import * as styles from "./lost-sheet.module.css";

type LostSheetProps = Pick<Queries.NotFoundPageYaml, "code" | "heading" | "lead" | "primary" | "secondary">;

/** What an unknown address says, and the two ways on. */
export function LostSheet({ code, heading, lead, primary, secondary }: LostSheetProps) {
  return (
    <section className={styles.title}>
      <div className={`wrap ${styles.stack}`}>
        <p className="mono soft">{code}</p>
        <h1>{heading}</h1>
        <p className="lede soft">{lead}</p>
        <ButtonGroup>
          <ButtonLink {...primary} kind="primary" iconAfter="arrow" />
          <ButtonLink {...secondary} kind="outline" />
        </ButtonGroup>
      </div>
    </section>
  );
}
