import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareLinks } from "./share-links";

const links = <ShareLinks title="HVAC & figures" address="https://kelvin.example/blog/4" />;

afterEach(() => Reflect.deleteProperty(navigator, "share"));

test("the WhatsApp link contains the title and the URL", () => {
  render(links);
  expect(screen.getByRole("link", { name: "Share on WhatsApp" })).toHaveAttribute(
    "href",
    "https://wa.me/?text=HVAC%20%26%20figures%20https%3A%2F%2Fkelvin.example%2Fblog%2F4",
  );
});

test("a browser without a share dialog shows no share button", () => {
  render(links);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("the share button opens the browser's share dialog", async () => {
  const share = jest.fn().mockRejectedValue(new DOMException("closed", "AbortError"));
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  render(links);
  await userEvent.click(screen.getByRole("button", { name: "Share another way" }));
  expect(share).toHaveBeenCalledWith({ title: "HVAC & figures", url: "https://kelvin.example/blog/4" });
});
