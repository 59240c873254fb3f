import { render, screen } from "@testing-library/react";
import { exampleImage } from "../../testing/example-image";
import { QualityPolicy } from "./quality-policy";

const TERMS = { standard: "Standard", scope: "Scope", certified: "Certified", recertified: "Recertified", number: "Number" };

test("shows the policy, its commitments, and the certificate with the details of each standard", () => {
  const quality = {
    eyebrow: "Quality policy",
    heading: "Quality is a reading",
    paragraphs: ["<p>Tested in front of you.</p>"],
    commitments: ["Understand the requirement.", "Review objectives."],
  };
  const certificate = {
    heading: "Certificate of registration",
    text: "ISO 9001:2015.",
    terms: TERMS,
    picture: { alt: "Certificate to ISO 9001:2015", image: exampleImage("certificate", 1120, 1520) },
  };
  const certifications = [
    { name: "ISO 9001:2015", scope: "Design and supply", certified: 2015, recertified: 2023, number: "IN-1187" },
    { name: "ISO 45001:2018", scope: "Safety at work", certified: 2026, recertified: null, number: null },
  ];
  render(<QualityPolicy number={8} quality={quality} certificate={certificate} certifications={certifications} />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(quality.commitments);
  expect(screen.getByText("Tested in front of you.")).toBeInTheDocument();
  expect(screen.getByRole("img", { name: certificate.picture.alt })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 3, name: certificate.heading }).nextElementSibling).toHaveTextContent("ISO 9001:2015.");
  expect(screen.getAllByRole("term").map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)).toEqual([
    "Standard: ISO 9001:2015",
    "Scope: Design and supply",
    "Certified: 2015",
    "Recertified: 2023",
    "Number: IN-1187",
    "Standard: ISO 45001:2018",
    "Scope: Safety at work",
    "Certified: 2026",
  ]);
});
