/** @jest-environment node */
import { scopeAnchor } from "./page-anchors";

// These anchors must not change: visitors' messages and bookmarks contain them.
test.each([
  ["UPS (3-phase) & batteries", "offering-ups-3-phase-batteries"],
  ["“Cold” rooms, 24 × 7!", "offering-cold-rooms-24-7"],
  ["చల్లని గదులు", "offering-చల్లని-గదులు"],
])("the offering %s has the anchor %s", (title, anchor) => {
  expect(scopeAnchor(title)).toBe(anchor);
});
