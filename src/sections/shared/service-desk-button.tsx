import { Button } from "../../components/button";
import { Icon } from "../../components/icon";
import { useServiceDesk } from "../../site/use-service-desk";

/** Dials the service desk. */
export function ServiceDeskButton() {
  const { href, display } = useServiceDesk();
  return (
    <Button href={href} kind="dark" isPrinted>
      <Icon name="phone" />
      <bdi>{display}</bdi>
    </Button>
  );
}
