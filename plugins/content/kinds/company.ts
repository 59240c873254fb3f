import * as z from "zod";
import { group, list, logo, pattern, text } from "../fields";
import { defineKind } from "../kind";

const clock = (description: string) => pattern(description, /^([01]\d|2[0-3]):[0-5]\d$/, "is not a time such as 09:30");

/** Phones need the country code. Visitors see the number as written. */
const telephone = (description: string) =>
  pattern(description, /^\+[1-9](?:[ -]?\d){7,14}$/, "is not a number with its country code, such as +91 40 1234 5678");

const year = (description: string) =>
  z
    .int()
    .min(1900)
    .refine((value) => value <= new Date().getFullYear(), "is a year in the future")
    .meta({ description });

/** On the largest icon (site-icons.ts) the logo is 320 pixels high. */
const LOGO_MINIMUM_SIZE = { width: 320, height: 320 };
/** In the header the logo is one line high. */
const LOGO_PROPORTIONS = [0.5, 2] as const;

/** data/company.yaml: facts about the company for header, footer, contact page and search engines. */
export const company = defineKind({
  files: "company.yaml",
  typeName: "CompanyYaml",

  schema: {
    name: text("The name on the site.", 24),
    legalName: text("The registered company name.", 100),
    cin: pattern(
      "The corporate identity number (CIN), 21 characters, or an LLP's number (LLPIN), 8 characters.",
      /^([LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}|[A-Z]{3}-\d{4})$/,
      "is neither a CIN such as U12345AB2001PTC123456 (L or U, 5 digits, state, year, 3 letters, 6 digits) nor an LLPIN such as AAB-1234",
    )
      .meta({ title: "CIN or LLPIN" })
      .optional(),
    registeredOffice: text("The address of the registered office, as in the register of companies.", 200).optional(),
    gstin: pattern(
      "The GST identification number (GSTIN), 15 characters.",
      /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/,
      "is not a GSTIN such as 99ABCDE1234F1Z5 (2 digits, PAN, 1 character, Z, 1 character)",
    )
      .meta({ title: "GSTIN" })
      .optional(),
    complaints: group("ComplaintsContact", "The person who answers queries and complaints.", {
      name: text("Name and position.", 80),
      email: z.email("is not an e-mail address").meta({ description: "The person's e-mail address." }),
    }).optional(),
    logo: logo("The company's logo without its name, which the site adds as text. The site's icons are made from it.", {
      minimumSize: LOGO_MINIMUM_SIZE,
      proportions: LOGO_PROPORTIONS,
    }),
    tagline: text("One short line.", 80).meta({ mayBeAbsent: true }),
    description: text("Two sentences about the company, for the footer and search engines.", 300),
    founded: year("The year of foundation."),
    address: group("PostalAddress", "The office's postal address.", {
      street: text("Door number, building and road.", 80),
      locality: text("Locality or industrial area.", 80),
      city: text("City.", 40),
      region: text("State.", 40),
      postalCode: pattern("PIN code.", /^\d{6}$/, "is not a six-digit PIN code"),
      country: text("Country.", 40),
      countryCode: pattern("Two-letter country code.", /^[A-Z]{2}$/, "is not a country code such as IN"),
    }),
    phone: telephone("The office telephone number, as visitors read it."),
    whatsapp: telephone("The WhatsApp business number, as visitors read it, if the office has one.").meta({ title: "WhatsApp" }).optional(),
    emails: list("Mailbox", "The two sales mailboxes.", {
      label: text("What the mailbox is for.", 20),
      address: z.email("is not an e-mail address").meta({ description: "The address." }),
    }).length(2),
    hours: group("OfficeHours", "Office hours.", {
      display: text("Office hours, as visitors read them.", 60),
      opens: clock("When the office opens."),
      closes: clock("When the office closes."),
      days: z
        .array(z.enum(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]))
        .min(1)
        .refine((days) => new Set(days).size === days.length, "names a day twice; delete one")
        .meta({ description: "The days it is open." }),
    }).refine(({ opens, closes }) => opens < closes, {
      when: ({ issues }) => issues.length === 0,
      path: ["closes"],
      message: "is not later than opens",
    }),
    serviceDesk: text("When the service desk is open.", 20),
    serviceDeskPhone: telephone("The telephone number of the service desk, if it is not the office's. Customer care dials it.").optional(),
    geo: group("GeoPoint", "Where the office is, for the drawn map and search engines.", {
      latitude: z.number().min(-90).max(90).meta({ description: "Degrees north." }),
      longitude: z.number().min(-180).max(180).meta({ description: "Degrees east." }),
    }),
    mapQuery: text("What to look up on the live map: the full office address.", 200).meta({ mayBeAbsent: true }),
    certifications: list(
      "Certification",
      "Certificates and licences held; the about page shows what each says, and every page names the first as the quality system.",
      {
        name: text("The standard, or the kind of licence.", 40),
        scope: text("What it covers.", 80),
        certified: year("Year of the first certificate."),
        recertified: year("Year of the latest certificate.").optional(),
        number: text("The certificate's number and who issued it.", 80).optional(),
      },
    )
      .min(1)
      .superRefine((certificates, context) => {
        for (const [index, { certified, recertified = certified }] of certificates.entries())
          if (recertified < certified)
            context.addIssue({ code: "custom", path: [index, "recertified"], message: "is earlier than certified; correct one of them" });
      }),
    social: list("SocialProfile", "Public profiles.", {
      name: text("The network.", 30),
      url: z
        .url({ protocol: /^https?$/, hostname: /\.[a-z]{2,}$/, error: "is not a web address such as https://example.com" })
        .regex(/^\S+$/, "has a space, which no address has; delete it")
        .meta({ description: "The page's address." }),
    }).default([]),
  },
});
