import { articlePageAddress, withPageNumber } from "../site/article-pages";
import { Icon } from "./icon";
import * as styles from "./page-numbers.module.css";
import { SiteLink } from "./site-link";

/** Numbers on either side of the current one. More would not fit a phone. */
const NEIGHBOURS_SHOWN = 1;

interface PageNumbersProps {
  readonly strings: {
    /** {page} stands for the number. */
    readonly menuTitle: string;
    readonly label: string;
    readonly earlier: string;
    readonly later: string;
  };
  /** Counted from 1. */
  readonly current: number;
  readonly count: number;
}

/** @returns the first, the last and the numbers around the current one; a gap of one number is filled */
export function shownNumbers(current: number, count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  const isShown = (page: number) => page === 1 || page === count || Math.abs(page - current) <= NEIGHBOURS_SHOWN;
  return all.filter((page) => isShown(page) || (isShown(page - 1) && isShown(page + 1)));
}

/** Links to the other pages of the article list. Renders nothing for a single page. */
export function PageNumbers({ strings: { menuTitle, label, earlier, later }, current, count }: PageNumbersProps) {
  if (count === 1) return null;
  const numbers = shownNumbers(current, count);
  return (
    <nav className={styles.pages} aria-label={label}>
      <ol className={`mono ${styles.numbers}`}>
        {numbers.map((page, index) => {
          const followsGap = page - (numbers[index - 1] ?? page - 1) > 1;
          return (
            <li key={page} className={followsGap ? styles.afterGap : undefined}>
              <SiteLink
                className={styles.number}
                href={articlePageAddress(page)}
                aria-label={withPageNumber(menuTitle, page)}
                aria-current={page === current ? "page" : undefined}
              >
                {page}
              </SiteLink>
            </li>
          );
        })}
      </ol>
      {current > 1 && (
        <SiteLink className={`${styles.step} ${styles.earlier}`} href={articlePageAddress(current - 1)} rel="prev">
          <Icon name="arrow" />
          {earlier}
        </SiteLink>
      )}
      {current < count && (
        <SiteLink className={styles.step} href={articlePageAddress(current + 1)} rel="next">
          {later}
          <Icon name="arrow" />
        </SiteLink>
      )}
    </nav>
  );
}
