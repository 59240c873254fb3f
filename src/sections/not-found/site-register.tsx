import { Clause } from "../../components/clause";
import { Register } from "../../components/register";
import { useSiteData } from "../../site/site-data";
import * as styles from "./site-register.module.css";

/** All services and all solutions. */
export function SiteRegister({ label }: { label: string }) {
  const { services, solutions, servicesPage, solutionsPage } = useSiteData();
  return (
    <Clause label={label} unnumbered>
      <div className={styles.registers}>
        <div>
          <h2>{servicesPage.menuTitle}</h2>
          <Register rows={services} />
        </div>
        <div className="cool">
          <h2>{solutionsPage.menuTitle}</h2>
          <Register rows={solutions} />
        </div>
      </div>
    </Clause>
  );
}
