/** Labels of the office's details, which are in data/company.yaml. */
export const OFFICE_COPY = {
  call: "Call",
  email: "E-mail",
  hours: "Office hours",
  desk: "The service desk answers",
  deskPhone: "Service desk",
  office: "Office",
  directions: "Get directions",
  whatsapp: "WhatsApp",
  /** Start of a message from the page of a service or solution. Its name and code follow. */
  enquiryAbout: "Enquiry about",
  /** Start of a message from any other page. The page's name follows, such as "Contact Us". */
  enquiryFrom: "Enquiry from the page",
} as const;

/** Links to send what the form does not accept: drawings, photographs, readings. */
export const SEND_COPY = { email: "By e-mail", whatsapp: "By WhatsApp" } as const;
