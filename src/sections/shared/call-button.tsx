import { Button } from "../../components/button";
import { Icon } from "../../components/icon";
import { OFFICE_COPY } from "../../site/office-copy";
import { useSiteData } from "../../site/site-data";
import * as styles from "./call-button.module.css";

/** Dials the office. Hidden where the header shows the number. */
export function CallButton() {
  const { phone } = useSiteData();
  return (
    <Button className={styles.call} kind="outline" href={phone.href}>
      <Icon name="phone" />
      {OFFICE_COPY.call}
    </Button>
  );
}
