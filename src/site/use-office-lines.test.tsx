import { renderHook } from "@testing-library/react";
import { SITE_DATA } from "../testing/example-site";
import { CurrentPageContext } from "./current-page";
import { OFFICE_COPY } from "./office-copy";
import { useSiteData } from "./site-data";
import { useOfficeLines } from "./use-office-lines";

jest.mock("./site-data", () => ({ ...jest.requireActual("./site-data"), useSiteData: jest.fn() }));

const { hours, serviceDesk } = SITE_DATA.company;

function hoursWith(serviceDeskPhone: string | null, display = hours.display) {
  const company = { ...SITE_DATA.company, serviceDeskPhone, hours: { ...hours, display } };
  jest.mocked(useSiteData).mockReturnValue({ ...SITE_DATA, company });
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <CurrentPageContext value={{ path: "/", menuTitle: "Home", ancestors: [] }}>{children}</CurrentPageContext>
  );
  return renderHook(useOfficeLines, { wrapper }).result.current.hours;
}

test("a service desk with a number of its own has a line that dials it", () => {
  expect(hoursWith("+91 20 3333 4444")).toEqual([
    { label: OFFICE_COPY.hours, value: hours.display },
    { label: `${OFFICE_COPY.deskPhone}, ${serviceDesk}`, value: "+91 20 3333 4444", href: "tel:+912033334444" },
  ]);
});

test.each(["Mon to Fri", "Mon to Fri."])("without one, the line of the office hours, %s, says when the desk answers", (display) => {
  expect(hoursWith(null, display)).toEqual([{ label: OFFICE_COPY.hours, value: `Mon to Fri. ${OFFICE_COPY.desk} ${serviceDesk}` }]);
});
