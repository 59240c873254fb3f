import { graphql, useStaticQuery } from "gatsby";
import type { FixedPath } from "./fixed-paths";
import { inOrder } from "./in-order";
import { required } from "./required";

/**
 * What every page shows: company, menu, shared sections and the strings of the form. A static query: browsers load the
 * result once for all pages.
 */
export function useSiteData() {
  const { site, services, solutions, fixedPages, ...files } = useStaticQuery<Queries.SiteDataQuery>(graphql`
    query SiteData {
      site {
        siteMetadata {
          siteUrl
        }
      }
      companyYaml {
        name
        legalName
        cin
        registeredOffice
        gstin
        complaints {
          name
          email
        }
        logo {
          ...Logo
        }
        tagline
        description
        founded
        address {
          street
          locality
          city
          region
          postalCode
          country
          countryCode
        }
        phone
        whatsapp
        emails {
          label
          address
        }
        hours {
          display
          opens
          closes
          days
        }
        geo {
          latitude
          longitude
        }
        mapQuery
        serviceDesk
        certifications {
          name
        }
        social {
          name
          url
        }
      }
      homePageYaml {
        sharePicture {
          ...SharePicture
        }
      }
      services: allServicesYaml(sort: { code: ASC }) {
        nodes {
          ...RegisterRow
          drawing {
            publicURL
          }
        }
      }
      solutions: allSolutionsYaml(sort: { code: ASC }) {
        nodes {
          ...RegisterRow
          drawing {
            publicURL
          }
        }
      }
      servicesPageYaml {
        ...HeaderDropdown
        order {
          path
        }
        codes {
          link
        }
      }
      solutionsPageYaml {
        ...HeaderDropdown
        order {
          path
        }
        codes {
          link
        }
      }
      fixedPages: allAnyPage(
        filter: { path: { in: ["/", "/about", "/services", "/solutions", "/blog", "/contact", "/privacy-policy", "/terms"] } }
        sort: { path: ASC }
      ) {
        nodes {
          path
          menuTitle
        }
      }
      strengthsYaml {
        ...WhyChooseUs
      }
      clientsJson {
        ...Clients
      }
      contactPageYaml {
        form {
          ...EnquiryForm
          documents {
            ...SendDocuments
          }
        }
      }
    }
  `);
  return {
    siteAddress: required(site?.siteMetadata?.siteUrl, "siteUrl in gatsby-config.ts"),
    company: required(files.companyYaml, "data/company.yaml"),
    /** The number that every page dials. */
    phone: phoneOf(required(files.companyYaml?.phone, "the telephone number in data/company.yaml")),
    /** Receives enquiries by e-mail. */
    mailbox: required(files.companyYaml?.emails[0]?.address, "the first e-mail address in data/company.yaml"),
    /** The home page's picture represents the company. */
    sharePicture: required(files.homePageYaml?.sharePicture, "data/pages/home.yaml"),
    services: inOrder(services.nodes, files.servicesPageYaml?.order ?? []),
    solutions: inOrder(solutions.nodes, files.solutionsPageYaml?.order ?? []),
    servicesPage: required(files.servicesPageYaml, "data/pages/services.yaml"),
    solutionsPage: required(files.solutionsPageYaml, "data/pages/solutions.yaml"),
    contactPage: required(files.contactPageYaml, "data/pages/contact.yaml"),
    strengths: required(files.strengthsYaml, "data/strengths.yaml"),
    clients: required(files.clientsJson, "data/clients.json"),
    /** Those that header and footer link to (fixed-paths.ts). */
    fixedPages: fixedPages.nodes,
  };
}

const phoneOf = (display: string) => ({ display, href: `tel:${display.replace(/[^+\d]/g, "")}` });

export type SiteData = ReturnType<typeof useSiteData>;

export type NamedPage = SiteData["fixedPages"][number];

/** @throws if the page's file is missing */
export const fixedPage = ({ fixedPages }: SiteData, path: FixedPath): NamedPage =>
  required(
    fixedPages.find((page) => page.path === path),
    `the page ${path}`,
  );

export const siteDataFragments = graphql`
  fragment Logo on Logo {
    file {
      publicURL
    }
    onDark {
      publicURL
    }
    aspectRatio
  }
  fragment RegisterRow on RegisterEntry {
    code
    kelvin
    menuTitle
    path
  }
`;
