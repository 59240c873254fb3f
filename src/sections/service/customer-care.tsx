import { classNames } from "../../components/class-names";
import { Prose } from "../../components/prose";
import { scaleStyle } from "../../components/scale-style";
import { ServiceDeskButton } from "../shared/service-desk-button";
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
  return (
    <section className={classNames("on-step", styles.band)} style={scaleStyle(colourTemperature)}>
      <div className={classNames("wrap", styles.columns)}>
        <div>
          <h2>{heading}</h2>
          <Prose html={text} className={classNames("prose", styles.text)} />
        </div>
        <ServiceDeskButton />
      </div>
    </section>
  );
}
