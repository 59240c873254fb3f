/** The labels of the office's particulars, which are in data/company.yaml. */
export const OFFICE_WORDS = {
  call: "Call",
  care: "24/7 care",
  email: "E-mail",
  hours: "Hours",
  desk: "Service desk",
  office: "Office",
  directions: "Get directions",
  whatsapp: "WhatsApp",
  /** How a WhatsApp message begins. The page's code and name follow. */
  whatsappOpening: "Enquiry from page",
} as const;

/** Links that send what the form does not take: drawings, photographs, readings. */
export const SEND_WORDS = { email: "By e-mail", whatsapp: "By WhatsApp" } as const;
