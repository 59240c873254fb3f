import { graphql } from "gatsby";
import { Button, ButtonGroup } from "../../components/button";
import { classNames } from "../../components/class-names";
import { Icon } from "../../components/icon";
import * as styles from "./hero.module.css";
import { HeroSlideshow } from "./hero-slideshow";

/** The welcome text over the slideshow (requirements R6.2). */
export function Hero({ welcome, slides }: Queries.HeroFragment) {
  // The page of a slide may be a draft, or deleted.
  const existing = slides.flatMap(({ title, offering }) => (offering ? [{ title, offering }] : []));
  return (
    <div className={classNames("dark", styles.hero)}>
      <div className={classNames("wrap", styles.copy)}>
        <h1>
          <small>{welcome.kicker} </small>
          {welcome.heading}
        </h1>
        <p className="lead soft">{welcome.lead}</p>
        <ButtonGroup>
          <Button href={welcome.button.href} kind="primary">
            {welcome.button.label}
            <Icon name="arrow" />
          </Button>
          <Button href={welcome.buttonSecondary.href} kind="outline">
            {welcome.buttonSecondary.label}
          </Button>
        </ButtonGroup>
        <p className="mono soft">{welcome.note}</p>
      </div>
      {existing.length > 0 && <HeroSlideshow slides={existing} />}
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
    slides {
      ...HeroSlideshow
    }
  }
`;
