/** @jest-environment node */
import { checkFile } from "../check/checked-file";
import { clients } from "./clients";
import { reviews } from "./reviews";
import { team } from "./team";
import { testimonials } from "./testimonials";

test.each([
  ["testimonials.json", testimonials, {}],
  ["team.yaml", team, {}],
  ["reviews.json", reviews, {}],
  ["clients.json", clients, { label: "Clients", heading: "They have agreed to be named" }],
])("%s may have no entries", (name, kind, texts) => {
  const checked = checkFile(name, JSON.stringify({ ...texts, items: [] }), [kind]);
  expect(checked).toMatchObject({ problems: [], content: { items: [] } });
});
