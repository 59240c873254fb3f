import { graphql, useStaticQuery } from "gatsby";
import type { FixedPath } from "./fixed-paths";
import { required } from "./required";

/**
 * What every page shows: the company, the menu, the common sections and the form's words.
 * One static query, so a browser fetches it once and not again with every page.
 */
export function useSiteData() {
  const { site, services, solutions, fixedPages, ...files } = useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      site {
        buildTime(formatString: "YYYY")
        siteMetadata {
          siteUrl
        }
      }
      companyYaml {
        name
        legalName
        description
        founded
        address {
          street
          locality
          city
          region
          postalCode
          country
        }
        phone {
          ...Telephone
        }
        whatsapp {
          ...WhatsappNumber
        }
        emails {
          ...Mailbox
        }
        hours {
          display
        }
        serviceDesk
        certifications {
          name
        }
        social {
          ...SocialProfile
        }
      }
      services: allServicesYaml(sort: { code: ASC }) {
        nodes {
          ...DrawnRow
        }
      }
      solutions: allSolutionsYaml(sort: { code: ASC }) {
        nodes {
          ...DrawnRow
        }
      }
      servicesPageYaml {
        ...OverviewMenu
      }
      solutionsPageYaml {
        ...OverviewMenu
      }
      fixedPages: allSheet(
        filter: { internal: { type: { nin: ["BlogYaml", "ServicesYaml", "SolutionsYaml"] } } }
        sort: { code: ASC }
      ) {
        nodes {
          path
          code
          menuTitle
        }
      }
      strengthsYaml {
        ...StrengthsYaml
      }
      everyPageYaml {
        ...EveryPageYaml
      }
      clientsJson {
        eyebrow
        heading
        items {
          name
          type
          logo {
            alt
            image(breakpoints: [252], sizes: "168px")
          }
        }
      }
      contactPageYaml {
        offices {
          ...OfficeLabels
        }
        form {
          ...EnquiryForm
        }
      }
    }
  `);
  return {
    siteAddress: required(site?.siteMetadata?.siteUrl, "siteUrl in gatsby-config.ts"),
    buildYear: required(site?.buildTime, "the time of the build"),
    company: required(files.companyYaml, "data/company.yaml"),
    /** Where enquiries by e-mail go. */
    mailbox: required(files.companyYaml?.emails[0]?.address, "the first e-mail address in data/company.yaml"),
    services: services.nodes,
    solutions: solutions.nodes,
    servicesPage: required(files.servicesPageYaml, "data/pages/services.yaml"),
    solutionsPage: required(files.solutionsPageYaml, "data/pages/solutions.yaml"),
    contactPage: required(files.contactPageYaml, "data/pages/contact.yaml"),
    everyPage: required(files.everyPageYaml, "data/every-page.yaml"),
    strengths: required(files.strengthsYaml, "data/strengths.yaml"),
    clients: required(files.clientsJson, "data/clients.json"),
    /** The pages that are neither a service nor a solution nor an article: their number does not grow. */
    fixedPages: fixedPages.nodes,
  };
}

/** What every page may know; nothing in it is missing. */
export type SiteData = ReturnType<typeof useSiteData>;

/** A page's address, code and short name. */
export type NamedPage = SiteData["fixedPages"][number];

/** @throws if the page's file is missing */
export const fixedPage = ({ fixedPages }: SiteData, path: FixedPath): NamedPage =>
  required(
    fixedPages.find((page) => page.path === path),
    `the page ${path}`,
  );

export const siteDataFragments = graphql`
  fragment RegisterRow on RegisterEntry {
    code
    kelvin
    menuTitle
    path
  }
  fragment DrawnRow on RegisterEntry {
    ...RegisterRow
    drawing {
      publicURL
    }
  }
  fragment OverviewMenu on OverviewPage {
    menuTitle
    menuLead
    menuAll
    codes {
      ...CodeKey
    }
  }
`;
