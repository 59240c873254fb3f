import { graphql } from "gatsby";
import { NoteList } from "../../components/note-list";
import type { SectionProps } from "../../components/numbered-section";
import { useSiteData } from "../../site/site-data";

interface IncludedSystemsProps extends SectionProps {
  readonly systems: readonly Queries.IncludedSystemsFragment[];
}

/** What our solutions include (requirements R10.2). A title is no link while the service that it names is deleted or a draft. */
export function IncludedSystems({ systems, ...section }: IncludedSystemsProps) {
  const { services } = useSiteData();
  const isGone = (href: string) => href.startsWith("/services/") && !services.some(({ path }) => path === href.replace(/#.*/, ""));
  const notes = systems.map((system) => (system.href && isGone(system.href) ? { ...system, href: null } : system));
  return <NoteList {...section} notes={notes} theme="dark cool" twoColumns />;
}

export const includedSystemsFragments = graphql`
  fragment IncludedSystems on IncludedSystem {
    title
    detail
    href
  }
`;
