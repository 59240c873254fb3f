import { Clause } from "../components/clause";
import { Picture } from "../components/picture";
import { useSiteData } from "../layout/site-data";

export function Clients({ number }: { number: number }) {
  const { clientsJson } = useSiteData();
  if (!clientsJson) return null;
  return (
    <Clause number={number} label="Clients">
      <h2>{clientsJson.heading}</h2>
      <ul>
        {clientsJson.items.map(({ name, logo }) => (
          <li key={name}>
            <Picture image={logo.image} alt={logo.alt} />
          </li>
        ))}
      </ul>
    </Clause>
  );
}
