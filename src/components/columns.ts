import * as styles from "./columns.module.css";

/** The class name of two columns on wide screens and on paper, one on a phone: for a list, Markdown or anything whose children fill them. */
export const columnsClass = styles.columns;
