import { render, screen } from "@testing-library/react";
import { exampleImage } from "../../testing/example-image";
import { QualityPolicy } from "./quality-policy";

test("shows the policy, its commitments and the certificate", () => {
  const quality = {
    eyebrow: "Quality policy",
    heading: "Quality is a reading",
    paragraphs: ["<p>Certified in 2015 and recertified in 2023.</p>"],
    commitments: ["Understand the requirement.", "Review objectives."],
  };
  const certificate = {
    heading: "Certificate of registration",
    text: "ISO 9001:2015.",
    picture: { alt: "Certificate to ISO 9001:2015", image: exampleImage("certificate", 1120, 1520) },
  };
  render(<QualityPolicy number={8} quality={quality} certificate={certificate} />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(quality.commitments);
  expect(screen.getByText("Certified in 2015 and recertified in 2023.")).toBeInTheDocument();
  expect(screen.getByRole("img", { name: certificate.picture.alt })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 3, name: certificate.heading }).nextElementSibling).toHaveTextContent("ISO 9001:2015.");
});
