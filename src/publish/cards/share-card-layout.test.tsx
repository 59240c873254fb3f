import { render, screen } from "@testing-library/react";
import { ShareCardLayout } from "./share-card-layout";

test.each(["HVAC", "Engineering you can measure."])("the byline is on the card of %j once", (heading) => {
  render(<ShareCardLayout code="M-02" heading={heading} byline="Engineering you can measure." />);
  expect(screen.getAllByText("Engineering you can measure.")).toHaveLength(1);
});
