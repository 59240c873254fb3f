import { render } from "@testing-library/react";
import { SITE_DATA } from "../testing/site-data";
import { PostalAddress } from "./postal-address";

const mockSiteData = SITE_DATA;
jest.mock("../site/site-data", () => ({ useSiteData: () => mockSiteData }));

test("has five lines, with city and PIN code on one", () => {
  const { container } = render(<PostalAddress />);
  const lines = container.innerHTML.split("<br>").map((line) => line.replace(/<[^>]*>/g, ""));
  expect(lines).toEqual(["Rankine Works", "Plot 7", "Steam Lane", "Pune&nbsp;411001", "Maharashtra, India"]);
});
