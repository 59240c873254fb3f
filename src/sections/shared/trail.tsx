import { Breadcrumbs } from "../../components/breadcrumbs";
import { useTrail } from "../../site/trail";

/** The way from the home page to the page on show. */
export function Trail({ className }: { className?: string }) {
  return <Breadcrumbs trail={useTrail()} className={className} />;
}
