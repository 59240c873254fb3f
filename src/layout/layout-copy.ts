/** Headings of the footer's lists (requirements R5.1 to R5.4), and terms of its fact table. */
export const FOOTER_COPY = {
  company: "Company",
  services: "Services",
  solutions: "Our Solutions",
  office: "Office Contact",
  drawnBy: "Drawn by",
  qualitySystem: "Quality system",
  page: "Page",
  rights: "Rights",
} as const;

/** The bar at the bottom of a phone's screen (design D5.12). */
export const PHONE_BAR_COPY = { label: "Get in touch", call: "Call", whatsapp: "WhatsApp", enquire: "Enquire" } as const;
