import { group, text } from "../fields";
import { defineKind } from "../kind";

/** data/every-page.yaml: the strings of the footer and of the phone's bar (requirements R5, design D5.12). */
export const everyPage = defineKind({
  files: "every-page.yaml",
  typeName: "EveryPageYaml",

  schema: {
    footer: group("FooterStrings", "The footer's headings.", {
      company: text("Over the links to the company's own pages.", 30),
      services: text("Over the links to services.", 30),
      solutions: text("Over the links to solutions.", 30),
      office: text("Over the address.", 30),
      drawnBy: text("In the title block, over the company's name.", 20),
      qualitySystem: text("In the title block, over the certificates.", 20),
      sheet: text("In the title block, over the page's code and name.", 20),
      rights: text("In the title block, over the copyright.", 20),
    }),
    registration: group("RegistrationTerms", "The labels of what the law asks a company to show; data/company.yaml has the values.", {
      legalName: text("Beside the registered name.", 30),
      cin: text("Beside the CIN.", 30),
      registeredOffice: text("Beside the registered office.", 30),
      gstin: text("Beside the GSTIN.", 30),
      complaints: text("Beside the person who answers queries and complaints.", 30),
    }),
    dock: group("DockStrings", "The bar at the bottom of a phone's screen.", {
      label: text("What the bar is for, for people who cannot see it.", 40),
      call: text("The button that calls the office.", 20),
      whatsapp: text("The button that opens WhatsApp, where the letters leave space for it.", 12),
      enquire: text("The button that leads to the enquiry form.", 24),
    }),
  },
});
