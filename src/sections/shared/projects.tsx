import { graphql } from "gatsby";
import { classNames } from "../../components/class-names";
import { List } from "../../components/list";
import { NumberedSection, type SectionProps } from "../../components/numbered-section";
import { Picture } from "../../components/picture";
import * as styles from "./projects.module.css";

type Project = Queries.ProjectsItemFragment;

/** @returns the projects that name the service or solution, in the editor's order */
export const projectsOf = (offering: { readonly path: string }, file: Queries.ProjectsFragment | null): readonly Project[] =>
  file?.items.filter(({ related }) => related.some((named) => named?.path === offering.path)) ?? [];

interface ProjectsProps extends SectionProps {
  readonly items: readonly Project[];
}

/** Finished projects, each with one reading at handover. */
export function Projects({ items, ...section }: ProjectsProps) {
  return (
    <NumberedSection {...section}>
      <List className={styles.projects}>
        {items.map((project, index) => (
          <li key={index}>
            <ProjectCard {...project} />
          </li>
        ))}
      </List>
    </NumberedSection>
  );
}

function ProjectCard({ title, place, completed, client, scope, reading, picture }: Project) {
  return (
    <article className={styles.project}>
      {picture && <Picture image={picture.image} alt={picture.alt} className={styles.picture} />}
      <div className={styles.text}>
        <p className="mono soft">{`${place}, ${completed}`}</p>
        <h3>{title}</h3>
        {client && <p className={classNames("small", styles.client)}>{`For ${client}`}</p>}
        <p className="small soft">{scope}</p>
      </div>
      <dl className={styles.reading}>
        <dt>{reading.label}</dt>
        <dd>
          <span>{reading.value}</span> <small>{reading.unit}</small>
        </dd>
      </dl>
    </article>
  );
}

export const projectsFragments = graphql`
  fragment Projects on ProjectsYaml {
    label
    heading
    items {
      ...ProjectsItem
    }
  }
  fragment ProjectsItem on Project {
    title
    place
    completed
    client
    scope
    reading {
      value
      unit
      label
    }
    picture {
      alt
      image: gatsbyImageData(
        width: 1200
        aspectRatio: 1.5
        breakpoints: [480, 800, 1200]
        sizes: "(width >= 75rem) 24vw, (width >= 48rem) 46vw, 92vw"
      )
    }
    related {
      path
    }
  }
`;
