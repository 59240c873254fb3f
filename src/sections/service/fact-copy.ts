/** The terms of a service's fact table. */
export const FACT_TERMS = { code: "Page", standards: "Standards", issued: "What you receive", areas: "Where it is used" } as const;
