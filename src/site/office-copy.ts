/** The labels of the office's particulars, which are in data/company.yaml. */
export const OFFICE_COPY = {
  call: "Call",
  email: "E-mail",
  hours: "Office hours",
  desk: "The service desk answers",
  office: "Office",
  directions: "Get directions",
  whatsapp: "WhatsApp",
  /** How a message from the page of a service or solution begins. Its name and code follow. */
  enquiryAbout: "Enquiry about",
  /** How a message from any other page begins. Its name follows, such as "Contact Us". */
  enquiryFrom: "Enquiry from the page",
} as const;

/** Links that send what the form does not take: drawings, photographs, readings. */
export const SEND_COPY = { email: "By e-mail", whatsapp: "By WhatsApp" } as const;
