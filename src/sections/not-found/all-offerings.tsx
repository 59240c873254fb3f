import { classNames } from "../../components/class-names";
import { LinkTable } from "../../components/link-table";
import { NumberedSection } from "../../components/numbered-section";
import { useSiteData } from "../../site/site-data";
import * as styles from "./all-offerings.module.css";

/** All services and all solutions. */
export function AllOfferings({ label }: { label: string }) {
  const { services, solutions, servicesPage, solutionsPage } = useSiteData();
  return (
    <NumberedSection label={label} variant="unnumbered">
      <div className={classNames("two-columns", styles.tables)}>
        <div>
          <h2>{servicesPage.menuTitle}</h2>
          <LinkTable rows={services} />
        </div>
        <div className="cool">
          <h2>{solutionsPage.menuTitle}</h2>
          <LinkTable rows={solutions} />
        </div>
      </div>
    </NumberedSection>
  );
}
