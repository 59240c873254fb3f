import { Button } from "../../components/button";
import { classNames } from "../../components/class-names";
import { Icon } from "../../components/icon";
import { Prose } from "../../components/prose";
import { scaleStyle } from "../../components/scale-style";
import { useServiceDesk } from "../../site/use-service-desk";
import * as styles from "./customer-care.module.css";

interface CustomerCareProps {
  readonly heading: string;
  /** HTML from Markdown. */
  readonly text: string;
  /** The colour of the band. */
  readonly colourTemperature: number;
}

/** The band about 24/7 customer care (requirements R9.1). */
export function CustomerCare({ heading, text, colourTemperature }: CustomerCareProps) {
  const serviceDesk = useServiceDesk();
  return (
    <section className={classNames("on-step", styles.band)} style={scaleStyle(colourTemperature)}>
      <div className={classNames("wrap", styles.columns)}>
        <div>
          <h2>{heading}</h2>
          <Prose html={text} className={classNames("prose", styles.text)} />
        </div>
        <Button href={serviceDesk.href} kind="dark">
          <Icon name="phone" />
          <bdi>{serviceDesk.display}</bdi>
        </Button>
      </div>
    </section>
  );
}
