import { render, screen, within } from "@testing-library/react";
import { exampleImage } from "../../testing/example-image";
import { Projects, projectsOf } from "./projects";

type Project = Queries.ProjectsItemFragment;

const project = (title: string, others: Partial<Project> = {}): Project => ({
  title,
  place: "Pune",
  completed: "March 2024",
  client: null,
  scope: "Chilled water for four floors.",
  reading: { value: "6.5", unit: "°C", label: "Supply water at full load" },
  picture: null,
  related: [],
  ...others,
});

const PUMPS = { path: "/services/pumps" };
const FANS = { path: "/services/fans" };

test("a service has the projects that name it, in the editor's order", () => {
  const items = [
    project("Clinic", { related: [FANS, PUMPS] }),
    project("Mill"),
    // Null is a draft or a deleted page.
    project("Depot", { related: [null, FANS] }),
    project("School", { related: [PUMPS] }),
    project("Dairy", { related: [FANS] }),
  ];
  const file = { label: "Projects", heading: "Built", items };
  expect(projectsOf(FANS, file).map(({ title }) => title)).toEqual(["Clinic", "Depot", "Dairy"]);
  expect(projectsOf({ path: "/services/valves" }, file)).toEqual([]);
  expect(projectsOf(FANS, null)).toEqual([]);
});

test("a project tells where, when, what and one reading; a client and a picture only if there are any", () => {
  const picture = { alt: "Pipes in a plant room", image: exampleImage("pipes", 1200, 800) };
  render(<Projects label="Projects" heading="Built" items={[project("Mill"), project("Clinic", { client: "Aster", picture })]} />);
  const [mill, clinic] = screen.getAllByRole("article") as [HTMLElement, HTMLElement];
  expect(mill).toHaveTextContent(/^Pune, March 2024Mill.*Chilled water for four floors\.Supply water at full load6\.5 °C$/);
  expect(within(mill).queryByRole("img")).toBeNull();
  expect(within(clinic).getByText("For Aster")).toBeVisible();
  expect(within(clinic).getByRole("img", { name: picture.alt })).toHaveAttribute("loading", "lazy");
});
