import { ScaleMark } from "../../components/scale-mark";
import { CODES_ANCHOR } from "../../schema/page-anchors";
import { useSiteData } from "../../site/site-data";

interface SheetMarkProps {
  readonly code: string;
  readonly kelvin: number;
  /** Which register the sheet is in. */
  readonly register: "services" | "solutions";
}

/** The sheet's code and temperature on the header's scale, leading to the key that says what they mean. */
export function SheetMark({ code, kelvin, register }: SheetMarkProps) {
  const { servicesPage, solutionsPage } = useSiteData();
  const words = (register === "services" ? servicesPage : solutionsPage).codes;
  return <ScaleMark code={code} kelvin={kelvin} meaning={{ ...words, href: `/${register}#${CODES_ANCHOR}` }} />;
}
