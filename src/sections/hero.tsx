import { graphql } from "gatsby";
import { ButtonGroup, ButtonLink } from "../components/button";
import { Picture } from "../components/picture";

interface HeroProps {
  readonly welcome: Queries.HeroWelcomeFragment;
  readonly slides: readonly Queries.HeroSlideFragment[];
}

/** The slideshow of the home page with the welcome words over it (specification, section 2, Home). */
export function Hero({ welcome, slides }: HeroProps) {
  const [first] = slides;
  return (
    <div className="ink">
      <div className="wrap">
        <h1>
          <small>{welcome.kicker}</small>
          {welcome.heading}
        </h1>
        <p className="lede soft">{welcome.lead}</p>
        <ButtonGroup>
          <ButtonLink kind="primary" href={welcome.button.href} iconAfter="arrow">
            {welcome.button.label}
          </ButtonLink>
          <ButtonLink kind="outline" href={welcome.buttonSecondary.href}>
            {welcome.buttonSecondary.label}
          </ButtonLink>
        </ButtonGroup>
        <p className="mono soft">{welcome.note}</p>
      </div>
      {first?.entry && (
        <Picture image={first.entry.picture.image} phoneImage={first.entry.picture.phoneImage} alt={first.entry.picture.alt} eager />
      )}
    </div>
  );
}

export const heroFragments = graphql`
  fragment HeroWelcome on Welcome {
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
  fragment HeroSlide on Slide {
    title
    entry {
      code
      kelvin
      picture {
        alt
        image(breakpoints: [800, 1200, 1600], sizes: "(min-width: 64.01rem) min(93vw, 148vh), 100vw")
        phoneImage: image(aspectRatio: 1.3333, breakpoints: [420, 640, 860], sizes: "100vw")
      }
    }
  }
`;
