import { graphql } from "gatsby";
import { NumberedSection } from "../../components/numbered-section";
import { Picture } from "../../components/picture";
import { SlideRow } from "../../components/slide-row";
import { useSiteData } from "../../site/site-data";
import * as styles from "./clients.module.css";

/** requirements R16.2 */
const CLIENTS_INTERVAL_MS = 3000;
const CLIENTS_MAX_VISIBLE = 4;

/** The logos and lines of business of the clients, if there are any (requirements R3.2). */
export function Clients() {
  const { clients } = useSiteData();
  if (clients.items.length === 0) return null;
  return (
    <NumberedSection label={clients.label} heading={clients.heading} variant="aside">
      <SlideRow
        part="clients"
        label="clients"
        slideName="client"
        slides={clients.items.map(({ name, type, logo }) => ({
          content: (
            <>
              <Picture image={logo.image} alt={name} />
              <p>{type}</p>
            </>
          ),
        }))}
        intervalMs={CLIENTS_INTERVAL_MS}
        maxVisible={CLIENTS_MAX_VISIBLE}
        rowClassName={styles.row}
        slideClassName={styles.client}
      />
    </NumberedSection>
  );
}

export const clientsFragments = graphql`
  fragment Clients on ClientsJson {
    label
    heading
    items {
      name
      type
      logo {
        image: gatsbyImageData(width: 336, breakpoints: [252, 336], sizes: "168px", formats: [AUTO, AVIF])
      }
    }
  }
`;
