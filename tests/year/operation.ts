import type { EditedSite } from "./edited-site";

/** One thing that an editor does, after which data/ is right again. */
export interface Operation {
  /** Its name in the log. */
  readonly name: string;
  readonly edit: (site: EditedSite) => void | Promise<void>;
}

/** The operations of one subject, in the order in which they are done. */
export type Subject = readonly Operation[];
