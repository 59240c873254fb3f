import { render, screen } from "@testing-library/react";
import { AboutIntro } from "./about-intro";

test("every box has an icon, a title and a sentence", () => {
  const intro = {
    eyebrow: "What we do",
    heading: "What we put our name to",
    paragraphs: ["<p>We are engaged by people who answer for a building.</p>"],
    boxes: [
      { icon: "drawing" as const, title: "Design", text: "Loads are calculated." },
      { icon: "train" as const, title: "Train", text: "Technicians learn." },
    ],
  };
  render(<AboutIntro number={1} {...intro} />);
  expect(screen.getByRole("heading", { level: 2, name: intro.heading })).toBeInTheDocument();
  expect(screen.getByText(/We are engaged/).tagName).toBe("P");
  const boxes = screen.getAllByRole("listitem");
  expect(boxes.map((box) => box.textContent)).toEqual(["DesignLoads are calculated.", "TrainTechnicians learn."]);
  for (const box of boxes) expect(box.querySelector("svg[aria-hidden=true] path")).not.toBeNull();
});
