import { classNames } from "../../components/class-names";
import { List } from "../../components/list";
import { PictureCard, type PictureCardProps } from "./picture-card";
import * as styles from "./picture-cards.module.css";
import { wideCards } from "./wide-cards";

interface PictureCardsProps {
  readonly cards: readonly Omit<PictureCardProps, "sizes" | "eager">[];
}

/**
 * Matches the widths in picture-cards.module.css. A wide card crops its picture at the sides: it is half as wide and
 * as high as the card.
 */
const pictureSizes = (isWideOfThree: boolean, isWideOfTwo: boolean) =>
  [
    isWideOfThree ? "(width >= 90rem) 844px, (width >= 75rem) 61vw" : "(width >= 90rem) 440px, (width >= 75rem) 31vw",
    isWideOfTwo ? "(width >= 48rem) 61vw" : "(width >= 48rem) 46vw",
    "92vw",
  ].join(", ");

/** Pages as a grid of cards with pictures, in full rows. */
export function PictureCards({ cards }: PictureCardsProps) {
  const wideOfTwo = wideCards(cards.length, 2);
  const wideOfThree = wideCards(cards.length, 3);
  return (
    <div className={`wrap ${styles.list}`}>
      <List data-part="cards" className={classNames(styles.cards, cards.length === 1 && styles.single)}>
        {cards.map((card, index) => (
          <li
            key={card.path}
            className={classNames(wideOfTwo.has(index) && styles.wideOfTwo, wideOfThree.has(index) && styles.wideOfThree) || undefined}
          >
            <PictureCard {...card} sizes={pictureSizes(wideOfThree.has(index), wideOfTwo.has(index))} eager={index === 0} />
          </li>
        ))}
      </List>
    </div>
  );
}
