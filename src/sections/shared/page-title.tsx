import type { ReactNode } from "react";
import { Breadcrumbs, type TrailStep } from "../../components/breadcrumbs";
import { scaleStyle } from "../../components/colour-scale";
import * as styles from "./page-title.module.css";
import { SheetMark } from "./sheet-mark";

interface PageTitleProps {
  readonly heading: string;
  /** The sentence or two beside the heading. */
  readonly lead?: string;
  /** From the home page to this one. */
  readonly trail: readonly TrailStep[];
  /** With a service's code and temperature, their mark hangs from the header's scale. */
  readonly code?: string;
  readonly kelvin?: number;
  /** What stands under the lead, such as a button. */
  readonly children?: ReactNode;
}

/** The head of an inner page. */
export function PageTitle({ heading, lead, trail, code, kelvin, children }: PageTitleProps) {
  return (
    <section className={styles.title} style={kelvin === undefined ? undefined : scaleStyle(kelvin)}>
      {code && kelvin !== undefined && <SheetMark code={code} kelvin={kelvin} register="services" />}
      <div className="wrap">
        <Breadcrumbs trail={trail} />
        <div className={styles.grid}>
          <h1>{heading}</h1>
          {(lead || children) && (
            <div className={styles.beside}>
              {lead && <p className="lede">{lead}</p>}
              {children}
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
