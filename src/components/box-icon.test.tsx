import { render } from "@testing-library/react";
import { BOX_ICONS } from "../../plugins/site-data/kinds/pages/about";
import { BoxIcon } from "./box-icon";

test("every icon of the schema has a drawing", () => {
  const { container } = render(BOX_ICONS.map((name) => <BoxIcon key={name} name={name} />));
  const outlines = [...container.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  expect(new Set(outlines).size).toBe(BOX_ICONS.length);
});
