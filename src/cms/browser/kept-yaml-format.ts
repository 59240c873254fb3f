/** The name under which the CMS's configuration asks for keep-writing.ts. */
export const KEPT_YAML = "kept-yaml";
