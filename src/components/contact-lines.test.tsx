import { render, screen } from "@testing-library/react";
import { ContactLines } from "./contact-lines";

test("each line has its label, and only lines with an address are links", () => {
  render(
    <ContactLines
      lines={[
        { label: "Call", value: "+91 40 0000 0000", href: "tel:+914000000000" },
        { label: "24/7 care", value: "+91 40 0000 0000", href: "tel:+914000000000" },
        { label: "Hours", value: "Mon to Sat" },
      ]}
    />,
  );
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Call+91 40 0000 0000", "tel:+914000000000"],
    ["24/7 care+91 40 0000 0000", "tel:+914000000000"],
  ]);
  expect(screen.getAllByRole("listitem")[2]).toHaveTextContent("HoursMon to Sat");
});
