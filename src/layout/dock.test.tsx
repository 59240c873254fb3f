import { render, screen } from "@testing-library/react";
import { useSiteData } from "../site/site-data";
import { setVisible } from "../testing/browser-stand-ins";
import { SITE_DATA } from "../testing/example-site";
import { Dock } from "./dock";

jest.mock("../site/site-data", () => ({ ...jest.requireActual("../site/site-data"), useSiteData: jest.fn() }));
beforeEach(() => jest.mocked(useSiteData).mockReturnValue(SITE_DATA));

test.each([
  ["on the first screen", "span", false],
  ["between it and the form", false, true],
  ["at the form", "form", false],
])("the dock %s", (_, inViewport, isShown) => {
  render(
    <>
      <Dock />
      <form id="enquiry" />
    </>,
  );
  setVisible(inViewport);
  const classes = screen.getByRole("complementary").className.split(" ");
  expect(classes.includes("visible")).toBe(isShown);
});
