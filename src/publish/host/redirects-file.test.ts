import { redirectsFile } from "./redirects-file";

test("every other form of an address leads to it at once", () => {
  expect(redirectsFile(["/", "/services/hvac-services"]).trim().split("\n")).toEqual([
    "/index.html / 301!",
    "/services/hvac-services/index.html /services/hvac-services 301",
    "/services/hvac-services.html /services/hvac-services 301",
    "/Services/Hvac-services /services/hvac-services 301",
    "/Services/Hvac-Services /services/hvac-services 301",
    "/SERVICES/HVAC-SERVICES /services/hvac-services 301",
  ]);
});

test("no rule leads an address to itself with or without a slash, which would loop on Netlify", () => {
  for (const line of redirectsFile(["/", "/about"]).trim().split("\n")) {
    const [from = "", to] = line.split(" ");
    expect(from.replace(/\/$/, "")).not.toBe(to);
  }
});
