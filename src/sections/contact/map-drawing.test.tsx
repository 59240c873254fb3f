import { render } from "@testing-library/react";
import { MapDrawing } from "./map-drawing";

const CENTRE = { latitude: 17.385, longitude: 78.4867 };

function drawingOf(office: typeof CENTRE) {
  const drawing = render(<MapDrawing office={office} />).container.querySelector("svg");
  if (!drawing) throw new Error("MapDrawing rendered no <svg>");
  return drawing;
}
const pinIn = (drawing: SVGElement) => drawing.querySelector("[transform]")?.getAttribute("transform");

test("the pin marks the office, and a narrow screen shows that part of the map", () => {
  const drawing = drawingOf(CENTRE);
  expect(pinIn(drawing)).toBe("translate(780 312)");
  expect(drawing.style.getPropertyValue("--pin")).toBe("780px");
  expect(drawing).toHaveAttribute("aria-hidden", "true");
});

test("the pin of an office outside the drawing is at the edge and complete", () => {
  expect(pinIn(drawingOf({ latitude: 17.6, longitude: 79 }))).toBe("translate(1384 56)");
});

test("places are in the right direction: Gachibowli west of Mehdipatnam, Uppal east of Charminar, Secunderabad north of both", () => {
  const texts = [...drawingOf(CENTRE).querySelectorAll("text")];
  const place = (name: string) => {
    const text = texts.find(({ textContent }) => textContent === name);
    return { x: Number(text?.getAttribute("x")), y: Number(text?.getAttribute("y")) };
  };
  expect(place("Gachibowli").x).toBeLessThan(place("Mehdipatnam").x);
  expect(place("Uppal").x).toBeGreaterThan(place("Charminar").x);
  expect(place("Secunderabad").y).toBeLessThan(Math.min(place("Mehdipatnam").y, place("Charminar").y));
});
