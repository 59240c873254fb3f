import { graphql } from "gatsby";
import { classNames } from "../../components/class-names";
import { FactTable } from "../../components/fact-table";
import { MarkedPicture } from "../../components/marked-picture";
import { FACT_TERMS } from "./fact-copy";
import * as styles from "./service-figure.module.css";

interface ServiceFigureProps {
  readonly service: Queries.ServiceFigureFragment;
}

/** The picture and the fact table of a service page. The picture is the largest contentful paint. */
export function ServiceFigure({ service: { code, picture, markers, facts } }: ServiceFigureProps) {
  return (
    <div className={classNames("wrap", styles.figure)}>
      <MarkedPicture {...picture} markers={markers} eager />
      <FactTable
        entries={[
          { term: FACT_TERMS.standards, detail: facts.standards },
          { term: FACT_TERMS.issued, detail: facts.issued },
          { term: FACT_TERMS.areas, detail: facts.areas },
          { term: FACT_TERMS.code, detail: code },
        ]}
      />
    </div>
  );
}

export const serviceFigureFragments = graphql`
  fragment ServiceFigure on ServicesYaml {
    code
    picture {
      ...MarkedPicture
    }
    markers {
      ...Marker
    }
    facts {
      standards
      issued
      areas
    }
  }
`;
