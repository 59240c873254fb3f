import { render } from "@testing-library/react";
import { PostalAddress } from "./postal-address";

test("takes five lines, city and PIN code together", () => {
  const address = {
    street: "Plot 118",
    locality: "IDA Cherlapally",
    city: "Hyderabad",
    postalCode: "500051",
    region: "Telangana",
    country: "India",
  };
  const { container } = render(<PostalAddress name="Kelvin Engineering" address={address} />);
  const lines = container.innerHTML.split("<br>").map((line) => line.replace(/<[^>]*>/g, ""));
  expect(lines).toEqual(["Kelvin Engineering", "Plot 118", "IDA Cherlapally", "Hyderabad&nbsp;500051", "Telangana, India"]);
});
