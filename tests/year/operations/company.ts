import type { Subject } from "../operation";

const FILE = "company.yaml";

/** EDITING.md, task 1. */
export const company: Subject = [
  {
    name: "another telephone number",
    edit: (site) => site.set(FILE, { "phone.display": "+91 40 2345 6789", "phone.tel": "+914023456789" }),
  },
  {
    name: "another WhatsApp number",
    edit: (site) => site.set(FILE, { "whatsapp.display": "+91 98480 12345", "whatsapp.number": "919848012345" }),
  },
  {
    name: "both e-mail addresses, one of them long",
    edit: (site) =>
      site.set(FILE, {
        "emails.0.address": "sales@kelvin-engineering.in",
        "emails.1.label": "Site offices",
        "emails.1.address": "projects.and.site.offices.hyderabad@kelvin-engineering-and-security-systems.in",
      }),
  },
  {
    name: "a full address",
    edit: (site) =>
      site.set(FILE, {
        legalName: "Kelvin Engineering and Security Systems Private Limited",
        "address.street": "Plot 118/A, Phase III, opposite the old boiler house",
        "address.locality": "Industrial Development Area, Cherlapally",
        "address.postalCode": "500051",
        mapQuery: "Plot 118/A, IDA Cherlapally, Hyderabad 500051",
        "geo.latitude": 17.4629,
        "geo.longitude": 78.5998,
      }),
  },
  {
    name: "other office hours",
    edit: (site) =>
      site.set(FILE, {
        "hours.display": "Mon to Fri, 8:00 to 17:00",
        "hours.opens": "08:00",
        "hours.closes": "17:00",
        "hours.days": ["Mo", "Tu", "We", "Th", "Fr"],
      }),
  },
  {
    name: "the company's own public profiles, one of them of another network",
    edit: (site) =>
      site.editYaml(FILE, (document) => {
        document.setIn(["social", 0, "url"], "https://www.linkedin.com/company/kelvin-hyderabad");
        document.deleteIn(["social", 1]);
        document.addIn(["social"], document.createNode({ name: "Instagram", url: "https://www.instagram.com/kelvin.hyderabad" }));
      }),
  },
  {
    name: "a certificate more",
    edit: (site) =>
      site.editYaml(FILE, (document) => {
        document.setIn(["certifications", 0, "number"], "IN-QMS-2023-11873");
        document.addIn(["certifications"], document.createNode({ name: "ISO 45001:2018", scope: "Safety at work", certified: 2026 }));
      }),
  },
];
