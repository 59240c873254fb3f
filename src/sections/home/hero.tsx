import { graphql } from "gatsby";
import { ButtonGroup, ButtonLink } from "../../components/button";
import * as styles from "./hero.module.css";
import { HeroSlideshow } from "./hero-slideshow";

/** The welcome text over the slideshow (requirements R6.2). */
export function Hero({ welcome, slides, slidesKey }: Queries.HeroFragment) {
  return (
    <div className={`ink ${styles.hero}`}>
      <div className={`wrap ${styles.copy}`}>
        <h1>
          <small>{welcome.kicker} </small>
          {welcome.heading}
        </h1>
        <p className="lede soft">{welcome.lead}</p>
        <ButtonGroup>
          <ButtonLink {...welcome.button} kind="primary" iconAfter="arrow" />
          <ButtonLink {...welcome.buttonSecondary} kind="outline" />
        </ButtonGroup>
        <p className="mono soft">
          {welcome.note}
          <br />
          {slidesKey}
        </p>
      </div>
      <HeroSlideshow slides={slides} />
    </div>
  );
}

export const heroFragments = graphql`
  fragment Hero on HomePageYaml {
    welcome {
      kicker
      heading
      lead
      button {
        label
        href
      }
      buttonSecondary {
        label
        href
      }
      note
    }
    slidesKey
    slides {
      ...HeroSlide
    }
  }
  fragment HeroSlide on Slide {
    title
    entry {
      code
      kelvin
      picture {
        alt
        image(breakpoints: [1200, 1400, 1600], sizes: "(width > 64rem) min(93vw, 148vh, 86rem), 100vw")
        phoneImage: image(aspectRatio: 1.3333, breakpoints: [640], sizes: "100vw")
      }
    }
  }
`;
