import { graphql } from "gatsby";
import { Breadcrumbs } from "../../components/breadcrumbs";
import { Button, ButtonGroup } from "../../components/button";
import { classNames } from "../../components/class-names";
import { Icon } from "../../components/icon";
import { cropStyle, MarkerLegend, Markers } from "../../components/markers";
import { Picture } from "../../components/picture";
import { PrintButton } from "../../components/print-button";
import { scaleStyle } from "../../components/scale-style";
import { ScaleTag } from "../../components/scale-tag";
import { CallButton } from "../shared/call-button";
import * as styles from "./solution-cover.module.css";

interface SolutionCoverProps {
  readonly solution: Queries.SolutionCoverFragment;
  readonly kicker: string;
}

/** A longer heading is smaller, so that it does not touch the picture. */
const FULL_SIZE_TITLE_MAX_CHARACTERS = 20;

/** The head of a solution page: heading and picture on ink, with the legend of the markers below. */
export function SolutionCover({
  solution: { code, colourTemperature, title, lead, closing, picture, markers },
  kicker,
}: SolutionCoverProps) {
  return (
    <section className={classNames("dark cool", styles.cover)} style={scaleStyle(colourTemperature)}>
      <ScaleTag code={code} colourTemperature={colourTemperature} overview="solutions" />
      <div className={styles.stage}>
        <div className={classNames("wrap", styles.copy)}>
          <Breadcrumbs className={styles.trail} />
          <hgroup>
            <p className={classNames("mono", styles.kicker)}>{kicker}</p>
            <h1 className={title.length > FULL_SIZE_TITLE_MAX_CHARACTERS ? styles.longTitle : undefined}>{title}</h1>
          </hgroup>
          <p className="lead soft">{lead}</p>
          <ButtonGroup>
            <Button href={closing.button.href} kind="primary">
              {closing.button.label}
              <Icon name="arrow" />
            </Button>
            <CallButton />
            <PrintButton />
          </ButtonGroup>
        </div>
        <div className={styles.frame} style={cropStyle(picture.focus, picture.aspectRatio)}>
          <Picture image={picture.image} phoneImage={picture.phoneImage} alt={picture.alt} className={styles.picture} eager />
          <Markers markers={markers} />
        </div>
      </div>
      {markers && (
        <div className="wrap">
          <MarkerLegend markers={markers} className={styles.legend} />
        </div>
      )}
    </section>
  );
}

export const solutionCoverFragments = graphql`
  fragment SolutionCover on SolutionsYaml {
    code
    colourTemperature
    title
    lead
    closing {
      button {
        label
        href
      }
    }
    picture {
      alt
      focus
      aspectRatio
      image: gatsbyImageData(width: 1440, breakpoints: [1000, 1440], sizes: "(width > 64rem) 978px, 100vw")
      phoneImage: gatsbyImageData(width: 640, aspectRatio: 1.3333, breakpoints: [640], sizes: "100vw", formats: [AUTO, AVIF])
    }
    markers {
      ...Marker
    }
  }
`;
