import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PrintButton } from "./print-button";

test("opens the browser's print dialog", async () => {
  const print = jest.spyOn(window, "print").mockImplementation(() => undefined);
  render(<PrintButton label="Print the page" />);
  expect(print).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Print the page" }));
  expect(print).toHaveBeenCalledTimes(1);
});
